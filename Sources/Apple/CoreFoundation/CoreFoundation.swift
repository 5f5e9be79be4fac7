// Core Foundation's names are FoundationExtras'; this module is for source that imports them by Apple's name.

@_exported import FoundationExtras
