// Family Controls: the person was never asked, and nothing is chosen.

@_exported import FoundationExtras
@_exported import ManagedSettings
