import SwiftSource

/// The names that a compilation lacks, with where they are used.
struct StubFinding {
  var fact: StubFact
  var file: String
  var line: Int

  /// The facts in the compiler's messages, each with its error: some are in the error's notes.
  static func facts(of messages: [CompilerMessage]) -> [(StubFact, CompilerMessage)] {
    var error: CompilerMessage?
    var witnesses = StubWitnesses()
    return messages.compactMap { message in
      witnesses.add(message)
      switch message.level {
      case .error:
        error = message
        return StubFact(message.text).map { ($0, message) }
      case .note:
        guard let error, error.text.hasPrefix("no exact matches in call to initializer") else {
          return nil
        }
        return StubFact.label(ofNote: message.text).map { (.label($0), error) }
      case .warning: return nil
      }
    } + witnesses.facts
  }
}

/// The properties of types that code declares, whose types are stubs, where a protocol requires another type.
private struct StubWitnesses {
  private var error: CompilerMessage?
  private var name = ""
  private var found: [(type: String, name: String, error: CompilerMessage)] = []
  /// The types of the properties that each protocol requires: the compiler prints a note once, whatever the errors that
  /// it belongs to.
  private var required: [String: Set<String>] = [:]

  mutating func add(_ message: CompilerMessage) {
    if message.level == .error {
      let match = message.text.firstMatch(
        of: /^type '[^']+' does not conform to protocol '([^']+)'/)
      error = match == nil ? nil : message
      name = match.map { String($0.1) } ?? ""
      return
    }
    guard let error else { return }
    if let match = message.text.firstMatch(of: /^candidate has non-matching type '([^']+)'/) {
      found.append((String(match.1), name, error))
    } else if let match = message.text.firstMatch(
      of: /^protocol requires property '[^']+' with type '([^']+)'/)
    {
      required[name, default: []].insert(String(match.1))
    }
  }

  /// Those of protocols of which one property is missing: of several, none could be told from another.
  var facts: [(StubFact, CompilerMessage)] {
    found.compactMap { witness in
      guard let types = required[witness.name], types.count == 1, let type = types.first else {
        return nil
      }
      return (.same(witness.type, type), witness.error)
    }
  }
}

extension StubModel {
  /// The names whose kind follows from their uses.
  static func names(_ findings: [StubFinding]) -> Set<String> {
    Set(
      findings.compactMap { finding in
        switch finding.fact {
        case .type(let name), .exported(let name, _):
          name.split(separator: ".").last.map(String.init)
        case .value(let name), .attribute(let name), .member(let name, _, _),
          .initializer(let name, _):
          name
        default: nil
        }
      })
  }

  /// - Parameters:
  ///   - uses: those of ``names(_:)``.
  ///   - own: the types that the code declares itself, with what they inherit. Stubs can't have members of those.
  ///   - modules: the missing modules, which code may name before a dot.
  mutating func learn(
    _ findings: [StubFinding], uses: [NameUse], own: [String: [String]],
    modules: Set<String> = []
  ) {
    let uses = uses.map { use in
      var use = use
      if use.role == .member, let base = use.base, modules.contains(base) { use.role = .value }
      return use
    }
    for finding in findings {
      switch finding.fact {
      case .type(let name): if own[name] == nil { addType(name, uses) }
      case .exported(let name, let module):
        // `typealias Stage = Games.Stage` is of the missing module's type.
        let isMissing = modules.contains(module)
        if own[name] == nil || isMissing { addType(name, uses) }
        if own[name] != nil, isMissing { qualified[module, default: []].insert(name) }
      case .attribute(let name):
        // An attribute of anything but a variable is a macro's, and a stub can't be one.
        let isWrapper = uses.contains { $0.name == name && $0.role == .attribute }
        if own[name] == nil, isWrapper { addType(name, uses) }
      case .value(let name): addGlobal(name, uses)
      case .member(let name, let owner, let isStatic):
        guard let holder = holder(owner, own) else { continue }
        addMember(
          name, to: holder, isStatic: isStatic, uses, line: finding.line, file: finding.file)
      case .same(let a, let b): setSame(a, b, own)
      case .pattern(let name): setResult(name)
      case .overridden(let text): setOverridden(text, own)
      case .conforms(let name, let type): setConformance(name, type, own)
      case .isEnumeration(let name):
        if let stub = resolved(name), types[stub]?.kind == .structure {
          types[stub]?.kind = .enumeration
        }
      case .isProtocol(let name): setProtocol(name)
      case .isOneClass(let a, let b): setOneClass(a, b)
      case .isConformedTo(let parents):
        if let parent = parents.first(where: { resolved($0).map { types[$0]?.kind } == .class }),
          types[parent]?.overridden.isEmpty == true
        {
          setProtocol(parent)
        }
      case .isOptional(let name): if let name = resolved(name) { types[name]?.isOptional = true }
      case .isSequence(let name): if let name = resolved(name) { setSequence(name) }
      case .initializer(let name, let label):
        if own[name] == nil, resolved(name) == nil { addInitializer(label, to: name, uses) }
      case .isAmbiguous(let name, let module):
        if types[name] != nil, modules.contains(module) {
          qualified[module, default: []].insert(name)
        }
      case .label, .keyPath: break
      }
    }
  }

  /// The type that gets a member: a stub, a stub that one of the code's own types inherits, or a type that is there.
  private func holder(_ owner: String, _ own: [String: [String]]) -> String? {
    if let stub = resolved(owner) { return stub }
    let name = owner.split(separator: ".").last.map(String.init) ?? owner
    if let stub = resolved(name) { return stub }
    if let parents = own[name] {
      return parents.lazy.compactMap { self.resolved($0) }.first
    }
    // `[Int]` and `[String: Int]`, as the compiler writes them.
    if owner.hasPrefix("[") { return owner.contains(" : ") ? "Dictionary" : "Array" }
    guard owner.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_.]*/) != nil, !owner.hasPrefix("Any"),
      Self.isExtensible(owner)
    else { return nil }
    return Self.isView(owner) ? "View" : owner
  }

  /// Whether a type that is there can get members of stubs. A member of one of the standard library's protocols is one
  /// of all types that conform to it as well, and makes those that have the member themselves ambiguous: `zero` of
  /// `Comparable`, for instance, that of `Decimal`.
  static func isExtensible(_ owner: String) -> Bool {
    let name = owner.hasPrefix("Swift.") ? String(owner.dropFirst("Swift.".count)) : owner
    return !standardProtocols.contains(name) && !name.hasPrefix("ExpressibleBy")
  }

  private static let standardProtocols: Set<String> = [
    "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
    "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Codable", "CodingKey", "Collection",
    "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Decoder",
    "Encodable", "Encoder", "Equatable", "Error", "FixedWidthInteger", "FloatingPoint", "Hashable",
    "Identifiable", "IteratorProtocol", "LosslessStringConvertible", "MutableCollection", "Numeric",
    "OptionSet", "RandomAccessCollection", "RangeReplaceableCollection", "RawRepresentable",
    "Sendable", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "Strideable",
    "StringProtocol", "UnsignedInteger",
  ]

  private static func isView(_ name: String) -> Bool {
    ["View", "ModifiedContent", "Text", "Image", "VStack", "HStack", "ZStack", "Group", "Button"]
      .contains(name)
  }

  private mutating func setSame(_ a: String, _ b: String, _ own: [String: [String]]) {
    if let first = FunctionTypeName(a), let second = FunctionTypeName(b) {
      guard first.parameters.count == second.parameters.count else { return }
      for (a, b) in zip(first.parameters + [first.result], second.parameters + [second.result]) {
        setSame(a, b, own)
      }
      return
    }
    if let first = Self.valueOfKeyPath(a), let second = Self.valueOfKeyPath(b) {
      return setSame(first, second, own)
    }
    for (stub, other) in [(a, b), (b, a)] {
      guard let name = resolved(stub), name != resolved(other) ?? other else { continue }
      // A type with a name of its own in the code stays what it is.
      guard isMade(name) else { continue }
      guard own[other] == nil, canBeNamed(other, own) else {
        types[name]?.isOfContext = true
        continue
      }
      if let target = resolved(other), let found = types[name] { types[target]?.merge(found) }
      types[name]?.alias = other
      return
    }
  }

  /// `Int` of `KeyPath<EnvironmentValues, Int>`.
  private static func valueOfKeyPath(_ text: String) -> String? {
    text.wholeMatch(of: /\w*KeyPath<[\w.]+, (.+)>/).map { String($0.1) }
  }

  /// Makes a type whose cases are matched as those of a result what it is.
  private mutating func setResult(_ text: String) {
    guard let name = resolved(text), isMade(name), let members = types[name]?.members,
      !members.isEmpty, members.allSatisfy({ ["success", "failure"].contains($0.name) })
    else { return }
    types[name]?.alias = "Result<Any, any Error>"
  }

  /// Gives the superclass of the code's classes a member that one of them overrides, where there is one superclass.
  private mutating func setOverridden(_ text: String, _ own: [String: [String]]) {
    let parents = Set(own.values.joined().compactMap(resolved)).filter { types[$0]?.kind == .class }
    guard let parent = parents.first, parents.count == 1, canBeNamed(text, own) else { return }
    types[parent]?.overridden.insert(text)
  }

  /// Whether a type was made up for a value, and isn't named by the code.
  private func isMade(_ name: String) -> Bool {
    name.contains("_")
  }

  /// Types of the code's own can't be named by another module; nor can those without a name.
  private func canBeNamed(_ text: String, _ own: [String: [String]]) -> Bool {
    guard !text.contains("some "), !text.contains("_"), !text.contains("τ"), text != "()" else {
      return resolved(text) != nil
    }
    return !text.matches(of: /[\p{L}_][\p{L}\p{N}_]*/).contains { own[String($0.0)] != nil }
  }

  /// Makes a type that the code names a protocol.
  private mutating func setProtocol(_ name: String) {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let stub = resolved(name) ?? resolved(last), !isMade(stub), !stub.contains("."),
      [.structure, .class].contains(types[stub]?.kind)
    else { return }
    types[stub]?.kind = .protocol
    types[stub]?.conformances = []
  }

  /// Leaves a class one superclass: that which is there, else that which the code makes or overrides members of.
  private mutating func setOneClass(_ a: String, _ b: String) {
    let stubs = [a, b].filter { resolved($0) != nil }
    let parent = stubs.count < 2 ? nil : stubs.first(where: isMadeOrOverridden) ?? a
    for name in stubs where name != parent { setProtocol(name) }
  }

  private func isMadeOrOverridden(_ name: String) -> Bool {
    resolved(name).flatMap { types[$0] }.map { type in
      !type.overridden.isEmpty || !type.initializers.isEmpty
    } == true
  }

  /// The protocols that a stub protocol can inherit, as it can give what they need to all types that conform to it.
  static let inheritable: Set<String> = ["Equatable", "Hashable", "Sendable"]

  /// - Parameter own: the types of the code's own. One that conforms to a stub protocol has from it what that
  ///   inherits, as messages of SwiftProtobuf are `Hashable`.
  private mutating func setConformance(
    _ name: String, _ type: String, _ own: [String: [String]]
  ) {
    guard let stub = resolved(name) else {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      guard Self.inheritable.contains(type), let parents = own[last] else { return }
      let stubs = parents.compactMap { self.resolved($0) }
      if let parent = stubs.first(where: { types[$0]?.kind == .protocol }) {
        types[parent]?.conformances.insert(type)
      }
      return
    }
    switch type {
    case "Sequence", "Collection", "RandomAccessCollection": setSequence(stub)
    case "StringProtocol": types[stub]?.alias = "String"
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger": types[stub]?.alias = "Int"
    case "BinaryFloatingPoint", "FloatingPoint", "AdditiveArithmetic", "Numeric":
      types[stub]?.alias = "Double"
    case "ShapeStyle": types[stub]?.alias = "Color"
    default: conform(stub, to: type)
    }
  }
}
