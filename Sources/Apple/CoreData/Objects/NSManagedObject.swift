import Combine
import DataModels
import DataStore

/// An object of an entity.
open class NSManagedObject: NSObject, ObservableObject {
  let record: StoreRecord
  /// The context, kept alive so that the relationships of an object that is still shown can be read.
  private let context: RecordContext?
  private let description_: NSEntityDescription
  let recorder: KeyRecorder?

  /// The record, context or recorder that an object is made from.
  public struct _Origin {
    let record: StoreRecord?
    let context: RecordContext?
    let recorder: KeyRecorder?

    static func existing(_ record: StoreRecord, _ context: RecordContext) -> _Origin {
      _Origin(record: record, context: context, recorder: nil)
    }
    static func recording(_ recorder: KeyRecorder) -> _Origin {
      _Origin(record: nil, context: nil, recorder: recorder)
    }
  }

  /// Set while an object of an existing record is made: subclasses have the one designated initializer of this class.
  private static let pending = ThreadValue<_Origin>()

  public required convenience init(_record origin: _Origin) {
    Self.pending.value = origin
    let model = origin.context?.model ?? DataModel()
    self.init(
      entity: NSEntityDescription(origin.record?.entity ?? DataEntity(name: ""), in: model),
      insertInto: nil)
    guard origin.record != nil else { return }
    record.owner = self
    guard !record.isInserted else { return }
    record.isWaking = true
    awakeFromFetch()
    record.isWaking = false
  }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    description_ = entity
    let origin = Self.pending.take()
    recorder = origin?.recorder
    var isNew = false
    if let origin, let record = origin.record {
      self.record = record
      self.context = origin.context
    } else if let context, origin == nil {
      record = context.records.insert(entity.entity, owner: nil)
      self.context = context.records
      isNew = true
    } else {
      record = RecordContext.loose(entity.entity)
      self.context = nil
    }
    super.init()
    if isNew {
      ManagedObjects.note(type(of: self))
      record.keep(self)
      awakeFromInsert()
    }
  }

  /// A new object in a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.description(in: context), insertInto: context)
  }

  /// A new object of the class's entity in no context.
  public override convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  private static func description(in context: NSManagedObjectContext) -> NSEntityDescription {
    let model = context.records.model
    guard let entity = ManagedObjects.entity(of: Self.self, in: model) else {
      StoreNotes.add(
        "data-model",
        "No entity of the data model has the class \(Self.self): its objects hold nothing. The model has: "
          + "\(model.entities.map(\.name).joined(separator: ", ")).")
      return NSEntityDescription(DataEntity(name: "\(Self.self)"), in: model)
    }
    return NSEntityDescription(entity, in: model)
  }

  // MARK: Of the class

  // A generated class has one of its own that gives its objects; `Day.fetchRequest()` means that one.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ManagedObjects.note(self)
    return NSFetchRequest(resultsOf: self)
  }

  open class func entity() -> NSEntityDescription {
    for model in NSManagedObjectContext.knownModels {
      if let entity = ManagedObjects.entity(of: self, in: model) {
        return NSEntityDescription(entity, in: model)
      }
    }
    return NSEntityDescription(DataEntity(name: "\(self)"), in: DataModel())
  }

  // MARK: State

  open var entity: NSEntityDescription { description_ }
  open var objectID: NSManagedObjectID { NSManagedObjectID(record.id, entity.model) }
  open var managedObjectContext: NSManagedObjectContext? {
    record.context.flatMap(NSManagedObjectContext.of)
  }
  open var isFault: Bool { record.isFault }
  open var isInserted: Bool { record.isInserted }
  open var isUpdated: Bool { record.isUpdated }
  open var isDeleted: Bool { record.isDeleted }
  open var hasChanges: Bool { record.hasChanges }
  open var hasPersistentChangedValues: Bool { record.hasChanges }

  open func changedValues() -> [String: Any] {
    Dictionary(
      uniqueKeysWithValues: record.changedNames.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// The values of attributes that were last fetched or saved.
  ///
  /// - Parameter keys: nil for all attributes.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let attributes = entity.attributesByName
    var values: [String: Any] = [:]
    for (name, attribute) in attributes where !attribute.isTransient && keys?.contains(name) ?? true
    {
      let value = ManagedValue.any(record.savedValue(name), attribute.attribute.type)
      values[name] = value ?? NSNull()
    }
    return values
  }

  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  // MARK: To be overridden

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  // MARK: Values by name

  open func value(forKey key: String) -> Any? {
    ManagedValue(self).any(key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    ManagedValue(self).set(value, key)
  }

  open func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(
      keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  open func value(forKeyPath path: String) -> Any? {
    predicateValue(path.split(separator: ".").map(String.init))
  }

  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  open func didChangeValue(forKey key: String) {}

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    record.many(key).map { NSManagedObjectID($0.id, entity.model) }
  }

  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    let set = NSMutableSet()
    for object in ManagedValue(self).objects(key) { set.add(object) }
    return set
  }

  public let objectWillChange = ObservableObjectPublisher()
}

extension NSManagedObject: PredicateOperand, KeyValueObject {
  package var storeOperand: StoreOperand { .object(entity: record.id.entity, key: record.id.key) }

  package func predicateValue(_ path: [String]) -> Any? {
    guard let first = path.first else { return self }
    let value = value(forKey: first)
    guard path.count > 1 else { return value }
    return (value as? any KeyValueObject)?.predicateValue(Array(path.dropFirst()))
  }

  package func holds(_ predicate: StorePredicate) -> Bool? {
    PredicateEvaluator().holds(predicate, for: record)
  }
}
