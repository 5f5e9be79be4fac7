// Apple's SwiftData, on the engine in `DataStore`.
@_exported import Foundation
@_exported import FoundationExtras
