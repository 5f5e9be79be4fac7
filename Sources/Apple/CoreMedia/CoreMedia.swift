// Core Media's times are AVFoundation's; this module is for source that imports them by Apple's name.

@_exported import AVFoundation
