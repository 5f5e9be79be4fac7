/// The declarations of what code uses of modules that aren't there.
struct StubModel: Codable, Equatable {
  /// Types of those modules, and types of values whose type isn't known, by their names.
  var types: [String: StubType] = [:]
  /// Members of types that are there.
  var extensions: [String: StubType] = [:]
  /// Functions and values outside of types.
  var globals = StubType()
  /// Lines with a member each that the compiler refuses; they aren't written.
  var refused: Set<String> = []
  /// Modules of Apple's whose types code names that imports none but missing modules, which export them then.
  var exports: Set<String> = []
  /// Names that may be declared in files that the repository doesn't hold.
  var hidden: Set<String> = []
  /// Types that a missing module declares itself, by its name, since one of Apple's has their name.
  var qualified: [String: Set<String>] = [:]

  /// The names of ``hidden`` that stubs declare, in order; members as `Color.hex` and `Color.init`.
  var hiddenNames: [String] {
    hidden.filter { name in
      if types[name] != nil || globals.members.contains(where: { $0.name == name }) { return true }
      guard let dot = name.lastIndex(of: "."), let type = extensions[String(name[..<dot])] else {
        return false
      }
      let member = name[name.index(after: dot)...]
      return member == "init"
        ? !type.initializers.isEmpty : type.members.contains { $0.name == member }
    }.sorted()
  }

  /// The name of the type that replaces a member's type.
  static func resultName(_ owner: String, _ member: String) -> String {
    (owner.isEmpty ? member + "_value" : "\(owner)_\(member)")
      .replacing(".", with: "_").replacing(/[^\p{L}\p{N}_]/, with: "")
  }

  /// The type at the end of aliases among the stubs; nil where that is another one.
  func resolved(_ name: String) -> String? {
    var name = name
    for _ in 0..<32 {
      guard let type = types[name] else { return nil }
      guard let alias = type.alias else { return name }
      name = alias
    }
    return nil
  }
}

/// A type with what is known of it.
struct StubType: Codable, Equatable {
  enum Kind: String, Codable {
    case structure, `class`, `protocol`, wrapper, enumeration
    /// The constants of SF Symbols' names, spelled as Swift's names.
    case symbol
  }

  var kind = Kind.structure
  var generics = 0
  var conformances: Set<String> = []
  /// Whether values of it are optional where they come from.
  var isOptional = false
  /// The type that it turned out to be.
  var alias: String?
  /// Whether its members decide the type of a property with a wrapper: `@Default(.size) var size`.
  var isKey = false
  /// The stub type whose method returns it.
  var producer: String?
  /// Whether a method that returns it returns whatever its caller expects: a type of the code's own, which a stub can't
  /// name.
  var isOfContext = false
  /// The declarations of members that classes of the code override.
  var overridden: Set<String> = []
  var initializers: Set<StubSignature> = []
  var members: [StubMember] = []

  func member(_ name: String, isStatic: Bool) -> Int? {
    members.firstIndex { $0.name == name && $0.isStatic == isStatic }
  }

  mutating func merge(_ other: StubType) {
    initializers.formUnion(other.initializers)
    conformances.formUnion(other.conformances)
    for member in other.members {
      if let index = self.member(member.name, isStatic: member.isStatic) {
        members[index].signatures.formUnion(member.signatures)
        members[index].isValue = members[index].isValue || member.isValue
      } else {
        members.append(member)
      }
    }
  }
}

/// A property, a method or both of one name.
struct StubMember: Codable, Equatable {
  var name: String
  var isStatic: Bool
  var isValue = false
  var signatures: Set<StubSignature> = []
  /// The name of its type.
  var result: String
}

/// The labels and kinds of a call's arguments.
struct StubSignature: Codable, Hashable, Comparable {
  var parameters: [StubParameter]

  static func < (a: StubSignature, b: StubSignature) -> Bool {
    (a.key, a.rest) < (b.key, b.rest)
  }

  private var key: String {
    parameters.map { "\($0.label ?? "_"):\($0.kind.rawValue)\($0.count)" }.joined(separator: ",")
  }

  /// The differences of signatures with one key: a set gives those in another order each time.
  private var rest: String {
    parameters.map { "\($0.isAsync):\($0.canThrow):\($0.type)" }.joined(separator: ",")
  }
}

struct StubParameter: Codable, Hashable {
  enum Kind: String, Codable {
    case value, closure, views, reference, array, dictionary, member, members
  }

  var label: String?
  var kind: Kind
  /// The number of a closure's parameters.
  var count = 0
  var isAsync = false
  var canThrow = false
  /// The type of members without their types; the start of the names of a closure's parameters' types.
  var type = ""
}

// MARK: Encoding

// Sets are in another order in each run; what is written down is the same bytes for the same model.

extension StubModel {
  private enum CodingKeys: String, CodingKey {
    case types, extensions, globals, refused, exports, hidden, qualified
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    types = try container.decode([String: StubType].self, forKey: .types)
    extensions = try container.decode([String: StubType].self, forKey: .extensions)
    globals = try container.decode(StubType.self, forKey: .globals)
    refused = try container.decodeIfPresent(Set<String>.self, forKey: .refused) ?? []
    exports = try container.decodeIfPresent(Set<String>.self, forKey: .exports) ?? []
    hidden = try container.decodeIfPresent(Set<String>.self, forKey: .hidden) ?? []
    qualified = try container.decodeIfPresent([String: Set<String>].self, forKey: .qualified) ?? [:]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(types, forKey: .types)
    try container.encode(extensions, forKey: .extensions)
    try container.encode(globals, forKey: .globals)
    try container.encode(refused.sorted(), forKey: .refused)
    try container.encode(exports.sorted(), forKey: .exports)
    try container.encode(hidden.sorted(), forKey: .hidden)
    try container.encode(qualified.mapValues { $0.sorted() }, forKey: .qualified)
  }
}

extension StubType {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(generics, forKey: .generics)
    try container.encode(conformances.sorted(), forKey: .conformances)
    try container.encode(isOptional, forKey: .isOptional)
    try container.encodeIfPresent(alias, forKey: .alias)
    try container.encode(isKey, forKey: .isKey)
    try container.encodeIfPresent(producer, forKey: .producer)
    try container.encode(isOfContext, forKey: .isOfContext)
    try container.encode(overridden.sorted(), forKey: .overridden)
    try container.encode(initializers.sorted(), forKey: .initializers)
    try container.encode(members, forKey: .members)
  }
}

extension StubMember {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(isStatic, forKey: .isStatic)
    try container.encode(isValue, forKey: .isValue)
    try container.encode(signatures.sorted(), forKey: .signatures)
    try container.encode(result, forKey: .result)
  }
}
