// As Apple's SwiftUI does: source that imports it sees these too.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationExtras
@_exported import Observation
@_exported import UIKit
