import DataModels
import DataStore

/// The identity of an object, which other threads and contexts may have.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  let id: RecordID
  private let model: DataModel

  init(_ id: RecordID, _ model: DataModel) {
    self.id = id
    self.model = model
  }

  open var isTemporaryID: Bool { id.isTemporary }
  open var entity: NSEntityDescription {
    NSEntityDescription(model.entity(named: id.entity) ?? DataEntity(name: id.entity), in: model)
  }

  open func uriRepresentation() -> URL {
    let text =
      id.isTemporary
      ? "x-coredata:///\(id.entity)/t\(-id.key)"
      : "x-coredata://\(id.store)/\(id.entity)/p\(id.key)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.id == id }
  open override var hash: Int { id.hashValue }
  open override var description: String { uriRepresentation().absoluteString }
}

extension NSManagedObjectID: PredicateOperand {
  package var storeOperand: StoreOperand { .object(entity: id.entity, key: id.key) }
}
