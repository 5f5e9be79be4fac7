import DataStore

extension StoreSort {
  /// The order of a descriptor; nil where a store can't run it.
  init?<Model: PersistentModel>(_ descriptor: SortDescriptor<Model>) {
    guard let keyPath = descriptor.keyPath,
      let (path, property) = ModelPath.names(of: keyPath, from: ModelType.of(Model.self)),
      property.coding.kind != .transformable, !property.isEphemeral
    else { return nil }
    var order = TextOrder.binary
    if property.coding.kind == .string {
      order =
        switch descriptor.stringComparator {
        // Apple's descriptors of texts have this one where none is given.
        case nil: .localizedStandard
        default: .binary
        }
    }
    self.init(path, isAscending: descriptor.order == .forward, textOrder: order)
  }
}

/// The names of the properties along a key path.
enum ModelPath {
  static func names(
    of keyPath: AnyKeyPath, from type: ModelType
  ) -> ([String], ModelProperty)? { names(of: keyPath, from: type, [], nil) }

  /// Compares with the key paths of properties, and of those behind relationships to one.
  private static func names(
    of keyPath: AnyKeyPath, from type: ModelType, _ path: [String], _ root: AnyKeyPath?
  ) -> ([String], ModelProperty)? {
    guard path.count < 4 else { return nil }
    for property in type.properties {
      guard let own = type.keyPath(of: property.name),
        let whole = root.map({ $0.appending(path: own) }) ?? own
      else { continue }
      if whole == keyPath { return (path + [property.name], property) }
    }
    for property in type.properties where !property.isToMany && !property.isOptional {
      guard let destination = property.destination.map(ModelType.of),
        let own = type.keyPath(of: property.name),
        let whole = root.map({ $0.appending(path: own) }) ?? own
      else { continue }
      if let found = names(of: keyPath, from: destination, path + [property.name], whole) {
        return found
      }
    }
    return nil
  }
}
