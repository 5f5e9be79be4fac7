// What Apple's Foundation brings by one import is two modules on Linux.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
