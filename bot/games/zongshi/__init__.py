"""Zong Shi (宗師): worker placement among master craftsmen, for two to five players."""
