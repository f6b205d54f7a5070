"""Master Swordsmith (鑄劍大師): pure rules, from card data to outcome."""
