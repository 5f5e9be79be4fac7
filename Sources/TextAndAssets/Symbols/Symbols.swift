// Substitutes for SF Symbols, read from one baked file.
//
// `SymbolLibrary` finds a symbol by name. `SymbolFile` and `SymbolRecord` read the file; a record draws
// the symbol at a weight between its masters. `SymbolPlacement` puts it on a line of text.
