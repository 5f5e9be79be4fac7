// Managed Settings: tokens of apps, which none is ever given, and restrictions, which are kept and restrict nothing.

@_exported import FoundationExtras
