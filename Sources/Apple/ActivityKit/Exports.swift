// Attributes are made of Foundation's values, and alerts of localised strings.
@_exported import FoundationExtras
