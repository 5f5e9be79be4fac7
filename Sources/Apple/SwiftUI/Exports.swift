// As Apple's SwiftUI does: source that imports it sees these too.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationExtras
@_exported import Observation
// Apple's Foundation brings the keychain with it.
@_exported import Security
@_exported import UIKit
