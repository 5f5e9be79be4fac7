import DataModels
import DataStore

/// The classes of entities, found by their names.
enum ManagedObjects {
  nonisolated(unsafe) private static var modules: [String] = []
  nonisolated(unsafe) private static var classes: [String: NSManagedObject.Type] = [:]
  private static let lock = NSRecursiveLock()

  /// Has a coordinator make objects of the classes that its model names.
  static func prepare(_ coordinator: RecordCoordinator) {
    coordinator.makeOwner = { record, context in
      let type = type(of: record.entity, in: coordinator.model)
      return type.init(_record: .existing(record, context))
    }
  }

  /// Remembers a module that may hold classes of entities.
  static func note(fileID: String) {
    if let module = fileID.split(separator: "/").first { note(module: String(module)) }
  }

  static func note(_ type: NSManagedObject.Type) {
    let parts = String(reflecting: type).split(separator: ".").map(String.init)
    guard parts.count == 2 else { return }
    note(module: parts[0])
    lock.withLock { classes[parts[1]] = classes[parts[1]] ?? type }
  }

  private static func note(module: String) {
    lock.withLock { if !modules.contains(module) { modules.append(module) } }
  }

  static func type(of entity: DataEntity, in model: DataModel) -> NSManagedObject.Type {
    for entity in model.ancestry(of: entity) where !entity.className.isEmpty {
      if let type = type(named: entity.className) { return type }
    }
    return NSManagedObject.self
  }

  private static func type(named name: String) -> NSManagedObject.Type? {
    lock.withLock {
      if let known = classes[name] { return known }
      let main = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String
      let program = (CommandLine.arguments.first as NSString?)?.lastPathComponent
      for module in modules + [main, program].compactMap({ $0 }) {
        let plain = module.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        if let type = NSClassFromString("\(String(plain)).\(name)") as? NSManagedObject.Type {
          classes[name] = type
          return type
        }
      }
      return nil
    }
  }

  /// The entity of a class, in a model.
  static func entity(of type: NSManagedObject.Type, in model: DataModel) -> DataEntity? {
    let name = String(describing: type)
    return model.entities.first { $0.className == name } ?? model.entity(named: name)
  }
}
