@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import struct DisplayList.CGAffineTransform
// As Apple's: `import CoreGraphics` brings points, sizes and rectangles.
@_exported import Foundation
