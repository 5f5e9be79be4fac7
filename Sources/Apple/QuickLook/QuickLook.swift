// Quick Look: previews of files, which a picture doesn't present.

@_exported import FoundationExtras
