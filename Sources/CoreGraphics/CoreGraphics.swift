@_exported import enum DisplayList.CGLineCap
@_exported import enum DisplayList.CGLineJoin
@_exported import struct DisplayList.CGAffineTransform
