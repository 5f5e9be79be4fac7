// The Core Foundation types that its functions take.
@_exported import FoundationExtras
