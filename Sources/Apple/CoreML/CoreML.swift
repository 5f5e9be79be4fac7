// Core ML: names alone. A model can't be loaded, which its initializers say by an error.

@_exported import FoundationExtras
