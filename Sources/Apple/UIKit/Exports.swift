// As Apple's UIKit does.
@_exported import CoreGraphics
@_exported import Foundation
