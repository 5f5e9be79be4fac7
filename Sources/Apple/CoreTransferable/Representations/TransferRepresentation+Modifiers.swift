import Foundation

/// A representation of which items are exported that meet a condition.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>:
  TransferRepresentation
{
  public typealias Item = Base.Item
  public typealias Body = Never
  public let _transfers: [_Transfer]
}

/// A representation with a name of its files, or hidden from other apps.
public struct _ModifiedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation
{
  public typealias Item = Base.Item
  public typealias Body = Never
  public let _transfers: [_Transfer]
}

extension TransferRepresentation {
  /// Exports only the items for which a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(
      _transfers: changed { transfer in
        let before = transfer.condition
        transfer.condition = { item in
          guard before(item), let item = item as? Item else { return false }
          return condition(item)
        }
      })
  }

  /// Names the file that an item is exported as.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation<Self>(
      _transfers: changed { $0.fileName = { _ in fileName } })
  }

  /// Names the file that an item is exported as, by the item.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation<Self>(
      _transfers: changed { $0.fileName = { ($0 as? Item).flatMap(fileName) } })
  }

  /// Says which apps see an item that is transferred.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    _ModifiedTransferRepresentation<Self>(_transfers: changed { $0.visibility = visibility })
  }

  private func changed(_ change: (inout _Transfer) -> Void) -> [_Transfer] {
    _transfers.map {
      var transfer = $0
      change(&transfer)
      return transfer
    }
  }
}
