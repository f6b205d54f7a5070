"""Games looked at again: picture by picture, or as one animated picture."""
