import Foundation
@_spi(SwiftCorelibsFoundation) import FoundationEssentials
import FoundationNetworking

#if canImport(Glibc)
  import Glibc
#endif

// `Data(contentsOf:)`, `String(contentsOf:encoding:)`: FoundationEssentials leaves URLs that aren't files to whoever
// replaces this initialiser; what this one leaves goes to the replacement before.

extension Data {
  @_dynamicReplacement(for:init(_contentsOfRemote:options:))
  private init(_vitrineContentsOf url: URL, options: Data.ReadingOptions = []) throws {
    if NetworkAccess.loader == nil {
      try self.init(_contentsOfRemote: url, options: options)
    } else {
      self = try WaitingRequest.load(url).data
    }
  }
}

// `NSData`, `NSString`, `String(contentsOf:)`: Foundation finds the type that loads what isn't a file by its name.

/// The loader of the contents of URLs for Foundation's classes.
private final class RemoteContents: _NSNonfileURLContentLoading {
  init() {}

  func contentsOf(url: URL) throws -> (result: NSData, textEncodingNameIfAvailable: String?) {
    if NetworkAccess.loader == nil, let own = TypeByName.original(TypeByName.loader) {
      guard let type = own as? any _NSNonfileURLContentLoading.Type else {
        throw CocoaError(.fileReadUnknown)
      }
      return try type.init().contentsOf(url: url)
    }
    let (data, response) = try WaitingRequest.load(url)
    return (NSData(data: data), response.textEncodingName)
  }
}

private enum TypeByName {
  static let loader = "FoundationNetworking._NSNonfileURLContentLoader"
  private static let symbol = "$ss11_typeByNameyypXpSgSSF"

  private struct Call { let call: (String) -> Any.Type? }

  /// The standard library's answer.
  static func original(_ name: String) -> Any.Type? {
    guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol) else { return nil }
    let own: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) = (address, nil)
    return unsafeBitCast(own, to: Call.self).call(name)
  }
}

/// The type of a name, as the standard library finds it; another one for Foundation's loader.
@_silgen_name("$ss11_typeByNameyypXpSgSSF")
public func _vitrineTypeByName(_ name: String) -> Any.Type? {
  name == TypeByName.loader ? RemoteContents.self : TypeByName.original(name)
}
