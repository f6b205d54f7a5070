"""Who plays Master Swordsmith: rules of thumb over a seat's view. One idea a file."""
