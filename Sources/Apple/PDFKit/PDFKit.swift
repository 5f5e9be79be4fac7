// Documents of pages, which aren't read: no file is one here.

@_exported import FoundationExtras
