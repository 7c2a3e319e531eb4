// Names of functions.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes the name of the function that contains an address, and the name of its file. Returns false for thunks of the
/// compiler.
bool describeFunction(uintptr_t address, char *text, size_t length);
