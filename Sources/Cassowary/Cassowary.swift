// Module Cassowary
