// The audio part of AVFoundation, for source that imports it by itself.

@_exported import AVFoundation
