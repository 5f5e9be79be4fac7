import FoundationExtras
import UniformTypeIdentifiers

/// An entity that is stored as a file.
public protocol FileEntity: AppEntity {
  /// The types that the files have.
  static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
  public static var supportedContentTypes: [UTType] { [] }
}

/// The identifier of an entity that is a file, or a draft of one.
public struct FileEntityIdentifier: Codable, EntityIdentifierConvertible, Hashable, Sendable {
  /// Nil for a draft.
  public let fileURL: URL?
  /// Nil for a file.
  public let draftIdentifier: String?
  public var isDraft: Bool { draftIdentifier != nil }

  public static func file(url: URL) throws -> FileEntityIdentifier {
    FileEntityIdentifier(fileURL: url, draftIdentifier: nil)
  }
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(fileURL: nil, draftIdentifier: identifier)
  }

  private static let draftPrefix = "draft:"

  public var entityIdentifierString: String {
    if let draftIdentifier { return Self.draftPrefix + draftIdentifier }
    return fileURL?.absoluteString ?? ""
  }
  public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix(draftPrefix) {
      return draft(identifier: String(entityIdentifierString.dropFirst(draftPrefix.count)))
    }
    guard let url = URL(string: entityIdentifierString) else { return nil }
    return FileEntityIdentifier(fileURL: url, draftIdentifier: nil)
  }
}
