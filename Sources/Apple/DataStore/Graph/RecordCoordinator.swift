import DataModels
import Foundation

/// The stores of a model, and the contexts that look at them.
package final class RecordCoordinator: @unchecked Sendable {
  package let model: DataModel
  package private(set) var stores: [RowStore] = []
  /// Makes the app's object of a record.
  package var makeOwner: (StoreRecord, RecordContext) -> AnyObject = { record, _ in record }
  private var contexts: [Weak] = []
  private let lock = NSLock()

  private struct Weak { weak var context: RecordContext? }

  package init(model: DataModel) { self.model = model }

  package func add(_ store: RowStore) { lock.withLock { stores.append(store) } }
  package func remove(_ store: RowStore) { lock.withLock { stores.removeAll { $0 === store } } }
  package func store(_ identifier: String) -> RowStore? {
    lock.withLock { stores.first { $0.identifier == identifier } }
  }

  /// The store that new objects go to.
  var writable: RowStore? { lock.withLock { stores.first { !$0.isReadOnly } ?? stores.first } }

  func register(_ context: RecordContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(Weak(context: context))
    }
  }

  /// Reports a save to other contexts.
  func didSave(_ changes: SavedChanges, by context: RecordContext) {
    let others = lock.withLock { contexts.compactMap(\.context) }
    for other in others where other !== context && other.mergesOthersChanges {
      other.merge(changes)
    }
  }
}

/// The objects that a save has written.
package struct SavedChanges: Sendable {
  package var inserted: [RecordID] = []
  package var updated: [RecordID] = []
  package var deleted: [RecordID] = []
}
