// Background tasks: requests are kept for the run, and nothing runs.

@_exported import FoundationExtras
