// Core Motion: the walks and activities of a world file. Sensors give nothing.

@_exported import FoundationExtras
