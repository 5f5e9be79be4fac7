import Foundation
import UniformTypeIdentifiers

/// A file that an item is exported as.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an item is imported from.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  /// Whether it is the sender's file, and not a copy.
  public let isOriginalFile: Bool
}

/// An item as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _transfers: [_Transfer]

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _transfers = [
      _Transfer(
        contentType: contentType, export: Self.export(exporting),
        import: Self.import(contentType, shouldAttemptToOpenInPlace, importing))
    ]
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _transfers = [_Transfer(contentType: exportedContentType, export: Self.export(exporting))]
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _transfers = [
      _Transfer(
        contentType: importedContentType,
        import: Self.import(importedContentType, shouldAttemptToOpenInPlace, importing))
    ]
  }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Any) async throws -> _Transfer.Content {
    {
      guard let item = $0 as? Item else { throw TransferError.wrongItem }
      let sent = try await exporting(item)
      return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
    }
  }

  /// A file that may not be opened in place is copied, and the copy is removed after the import.
  private static func `import`(
    _ contentType: UTType, _ isOpenedInPlace: Bool,
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (_Transfer.Content) async throws -> Any {
    { content in
      if case .file(let url, isOriginal: true) = content, isOpenedInPlace {
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
      }
      var name = "Item"
      if let ending = contentType.preferredFilenameExtension { name += ".\(ending)" }
      if case .file(let url, _) = content { name = url.lastPathComponent }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(name)
      try content.data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}
