// Core Image: images as recipes, the common filters computed, codes. Others pass their image on, and say so.
//
// The folders, from the bottom up:
//
//   Rendering  pixels in floating point, the working space
//   Codes      QR codes and bar codes
//   Images     images, colours, vectors
//   Filters    filters by name and by type; the context that makes pictures

@_exported import CoreGraphics
@_exported import Foundation
