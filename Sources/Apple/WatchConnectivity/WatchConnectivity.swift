// Watch Connectivity: the watch of a world file. What is sent arrives nowhere.

@_exported import FoundationExtras
