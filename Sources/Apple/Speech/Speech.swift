// Speech: names alone. Nothing is heard while a frame is made.

@_exported import AVFoundation
@_exported import FoundationExtras
