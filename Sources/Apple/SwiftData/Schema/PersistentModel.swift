/// A class whose objects are kept in a store; `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  init(backingData: any BackingData<Self>)
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  var persistentBackingData: any BackingData<Self> { get set }
  var _modelData: _ModelData { get }
  static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  public static var _uniqueKeyPaths: [[AnyKeyPath]] { [] }

  public static func createBackingData() -> any BackingData<Self> {
    _ModelBacking<Self>(data: _ModelData(Self.self))
  }

  /// The identity in the store. It changes once, with the first save.
  public var persistentModelID: PersistentIdentifier { _modelData.identifier }
  public var id: PersistentIdentifier { persistentModelID }
  /// Whether there are changes that aren't saved yet.
  public var hasChanges: Bool { _modelData.record?.hasChanges ?? false }
  /// Whether it was deleted, and the deletion isn't saved yet.
  public var isDeleted: Bool {
    _modelData.record.map { $0.isDeleted && $0.context != nil } ?? false
  }

  public static func == (a: Self, b: Self) -> Bool {
    a === b || a.persistentModelID == b.persistentModelID
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

  public func getValue<Value>(forKey key: KeyPath<Self, Value>) -> Value {
    _modelData.value(ModelType.of(Self.self).name(of: key) ?? "")
  }
  public func setValue<Value>(forKey key: KeyPath<Self, Value>, to value: Value) {
    _modelData.setValue(ModelType.of(Self.self).name(of: key) ?? "", value, owner: self)
  }
}

/// The place where a model's values are.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel
  var persistentModelID: PersistentIdentifier? { get set }
  var _data: _ModelData { get }
}

struct _ModelBacking<Model: PersistentModel>: BackingData {
  let data: _ModelData
  var _data: _ModelData { data }
  var persistentModelID: PersistentIdentifier? {
    get { data.identifier }
    nonmutating set {}
  }
}

/// The empty storage of a property, whose value is in the model's backing data.
public struct _NoValue: Sendable {
  public init() {}
}
