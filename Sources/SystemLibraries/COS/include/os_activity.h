// The declarations that Apple's header has are in Swift: see Sources/Apple/os.
