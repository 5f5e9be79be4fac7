// Core Graphics as far as widgets use it. Affine transforms are `DisplayList`'s.
//
// The folders, from the bottom up:
//
//   Geometry  functions of points and rectangles
//   Color     colours and colour spaces
//   Paths     paths: building, stroking, Boolean operations
//   Context   contexts that record a display list; gradients and images

@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import struct DisplayList.CGAffineTransform
// As Apple's: `import CoreGraphics` brings points, sizes and rectangles.
@_exported import Foundation
