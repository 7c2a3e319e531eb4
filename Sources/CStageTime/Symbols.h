// Names of functions.
#pragma once

#include <stdint.h>
#include <stdio.h>

/// Prints a line with the name of the function that contains an address, and its file. Thunks of the compiler are
/// left out.
void printFunction(FILE *output, uintptr_t address);
