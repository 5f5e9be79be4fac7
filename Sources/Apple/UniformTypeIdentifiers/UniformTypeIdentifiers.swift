// Uniform type identifiers: the common types with their extensions, MIME types and ancestors.

@_exported import FoundationExtras
