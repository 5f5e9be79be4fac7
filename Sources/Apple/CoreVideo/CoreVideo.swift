// Core Video: buffers of pixels in memory, of one plane. There is no display link and no camera that would fill them.
//
// https://developer.apple.com/documentation/corevideo/cvpixelbuffer-q2e

@_exported import CoreGraphics
@_exported import FoundationExtras
