// Vision: requests that are answered as for a picture in which nothing is found. There is no model on Linux that would
// look at it; each frame that asks says so.
//
// The files, from the bottom up:
//
//   VNObservation, VNError    what a request may find
//   VNRequest                 the requests
//   VNImageRequestHandler     what performs them
//   VNGeometry                normalized rectangles

@_exported import CoreGraphics
@_exported import CoreML
@_exported import CoreVideo
@_exported import FoundationExtras
