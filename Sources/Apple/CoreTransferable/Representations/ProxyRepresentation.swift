import Foundation

/// An item as another item, by whose representations it is transferred.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never
  public let _transfers: [_Transfer]

  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    _transfers = Self.transfers(exporting, nil)
  }
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    _transfers = Self.transfers(nil, importing)
  }
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { _transfers = Self.transfers(exporting, importing) }

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _transfers = Self.transfers(exporting, nil)
  }
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    _transfers = Self.transfers(nil, importing)
  }
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { _transfers = Self.transfers(exporting, importing) }

  /// The other item's transfers, with the way from the item and back.
  private static func transfers(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [_Transfer] {
    ProxyRepresentation.transferRepresentation._transfers.compactMap { inner in
      var transfer = _Transfer(contentType: inner.contentType)
      transfer.visibility = inner.visibility
      if let exporting, let export = inner.export {
        transfer.export = {
          guard let item = $0 as? Item else { throw TransferError.wrongItem }
          return try await export(exporting(item))
        }
      }
      if let importing, let `import` = inner.import {
        transfer.import = {
          guard let other = try await `import`($0) as? ProxyRepresentation else {
            throw TransferError.wrongItem
          }
          return try await importing(other)
        }
      }
      return transfer.export == nil && transfer.import == nil ? nil : transfer
    }
  }
}
