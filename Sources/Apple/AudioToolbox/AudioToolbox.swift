// Audio Toolbox: sounds that nobody hears.

@_exported import FoundationExtras
