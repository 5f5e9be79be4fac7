import Foundation

// The user's folders by name, where FileManager says that they are.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
}

extension FileManager {
  /// The URL of an iCloud container: nil, as on a device without an iCloud account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
