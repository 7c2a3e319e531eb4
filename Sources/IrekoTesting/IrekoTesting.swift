// Module IrekoTesting
