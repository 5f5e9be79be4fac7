import Foundation
import UniformTypeIdentifiers

/// An item as data that its own code makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _transfers: [_Transfer]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _transfers = [
      _Transfer(
        contentType: contentType, export: Self.export(exporting), import: Self.import(importing))
    ]
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _transfers = [_Transfer(contentType: exportedContentType, export: Self.export(exporting))]
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _transfers = [_Transfer(contentType: importedContentType, import: Self.import(importing))]
  }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> Data
  ) -> @Sendable (Any) async throws -> _Transfer.Content {
    {
      guard let item = $0 as? Item else { throw TransferError.wrongItem }
      return .data(try await exporting(item))
    }
  }

  private static func `import`(
    _ importing: @escaping @Sendable (Data) async throws -> Item
  ) -> @Sendable (_Transfer.Content) async throws -> Any {
    { try await importing($0.data) }
  }
}
