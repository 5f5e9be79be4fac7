// Audio Toolbox: its functions play nothing, and a diagnostic says so.

@_exported import FoundationExtras
