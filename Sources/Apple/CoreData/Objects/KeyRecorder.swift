/// The names that a key path goes through, found by following it on an object that writes them down.
final class KeyRecorder {
  private(set) var names: [String] = []

  func note(_ name: String) { names.append(name) }

  /// - Returns: nil where the path leads through something else than properties of the model.
  static func names<Root: NSManagedObject, Value>(of path: KeyPath<Root, Value>) -> [String]? {
    names(of: Root.self) { _ = $0[keyPath: path] }
  }

  static func names<Root>(of path: PartialKeyPath<Root>) -> [String]? {
    guard let type = Root.self as? NSManagedObject.Type else { return nil }
    return names(of: type) { object in
      if let root = object as? Root { _ = root[keyPath: path] }
    }
  }

  private static func names<Root: NSManagedObject>(
    of type: Root.Type, _ follow: (Root) -> Void
  ) -> [String]? {
    let recorder = KeyRecorder()
    guard let object = type.init(_record: .recording(recorder)) as Root? else { return nil }
    follow(object)
    return recorder.names.isEmpty ? nil : recorder.names
  }
}
