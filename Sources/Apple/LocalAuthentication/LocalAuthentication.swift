// Local Authentication: nobody is there to show a face or a finger.

@_exported import FoundationExtras
