// Has no functions: linking it prepares the environment of the tests.
