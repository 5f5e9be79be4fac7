import Failures

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects: Sendable {
  let objectVersion: Int?
  let root: ProjectObject
  private let objects: [String: [String: PropertyList]]

  /// The versions of the format that Xcode 8 to Xcode 26 write.
  static let knownVersions = 46...77

  /// - Throws: a ``Failure`` where the list isn't a project's.
  init(_ list: PropertyList, at path: String) throws(Failure) {
    guard let objects = list["objects"]?.dictionary, let rootID = list["rootObject"]?.string else {
      throw Failure(
        "It has no objects, so it isn't a project of Xcode.", at: path,
        remedy: "Restore it from the project's history.")
    }
    objectVersion = list["objectVersion"].flatMap(Self.number)
    if let version = objectVersion, version < 38 {
      throw Failure(
        "Its objectVersion is \(version), older than Xcode 3.", at: path,
        remedy: "Open it in a newer Xcode, and set its project format.")
    }
    var known: [String: [String: PropertyList]] = [:]
    for (id, object) in objects { known[id] = object.dictionary }
    self.objects = known
    guard let values = known[rootID], values["isa"]?.string == "PBXProject" else {
      throw Failure(
        "Its rootObject names no project.", at: path,
        remedy: "Restore it from the project's history.")
    }
    root = ProjectObject(id: rootID, values: values)
  }

  static func number(_ value: PropertyList) -> Int? {
    switch value {
    case .integer(let number): number
    case .string(let text): Int(text)
    default: nil
    }
  }

  /// - Returns: nil where the identifier names no object.
  subscript(id: String?) -> ProjectObject? {
    guard let id, let values = objects[id] else { return nil }
    return ProjectObject(id: id, values: values)
  }

  /// The objects that a property of an object lists, those left out that aren't there.
  func list(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.strings(key).compactMap { self[$0] }
  }

  /// The object that a property names.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
    self[object.string(key)]
  }

  /// All objects of a class, in the order of their identifiers.
  func all(_ isa: String) -> [ProjectObject] {
    objects.filter { $0.value["isa"]?.string == isa }.map {
      ProjectObject(id: $0.key, values: $0.value)
    }.sorted { $0.id < $1.id }
  }
}

/// An object of a project file.
struct ProjectObject: Sendable {
  let id: String
  let values: [String: PropertyList]

  var isa: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { values[key]?.string }
  func strings(_ key: String) -> [String] { values[key]?.array?.compactMap(\.string) ?? [] }
  func dictionary(_ key: String) -> [String: PropertyList] { values[key]?.dictionary ?? [:] }

  /// The name that Xcode shows.
  var displayName: String { string("name") ?? string("path") ?? "" }
}
