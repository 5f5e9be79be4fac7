import Foundation
import UniformTypeIdentifiers

/// An object of the app that receives a drop's events; never called in a picture.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The items that are dropped, and where.
public struct DropInfo {
  /// Points, in the view's coordinates.
  public let location: CGPoint
  let providers: [NSItemProvider]

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

/// The operation on items that are dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// The intended treatment of items that are held over a view.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
