// Image files read and written, as far as widgets do: pictures made smaller before they are drawn, their size and
// orientation, and files of what was drawn. Decoding and encoding are UIKit's.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationExtras
