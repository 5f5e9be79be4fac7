// Local Authentication: no person is there to show a face or a finger.

@_exported import FoundationExtras
