// Apple's Core Data, on the engine in `DataStore`.
@_exported import Foundation
@_exported import FoundationExtras
