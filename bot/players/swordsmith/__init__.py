"""The easy player of Master Swordsmith: rules of thumb over a seat's view, one file an idea."""
