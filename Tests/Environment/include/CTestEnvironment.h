// Has no functions: linking it is what prepares the environment of the tests.
