// The header is the whole of it.
