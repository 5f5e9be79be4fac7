// The package manager takes a folder for a module in C by its C files.
