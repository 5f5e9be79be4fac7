import Foundation

/// A fact about a stub, or about a name that isn't found, read from one of the compiler's messages.
enum StubFact: Equatable {
  case type(String)
  /// A type that code names with its module; it may have a type of that name itself.
  case exported(String, module: String)
  case value(String)
  case attribute(String)
  case member(String, owner: String, isStatic: Bool)
  /// A stub whose type is one that exists, or another stub.
  case same(String, String)
  case conforms(String, String)
  case isOptional(String)
  case isSequence(String)
  /// A type whose cases a `switch` names.
  case pattern(String)
  /// A stub that an import names by its kind: `import enum Module.Name`.
  case isEnumeration(String)
  /// A stub that code uses as only a protocol can be used.
  case isProtocol(String)
  /// One of two parents of a class that are stubs or there; a class has one superclass.
  case isOneClass(String, String)
  /// The declaration of a member that overrides none, without `override` and its body.
  case overridden(String)
  /// The parents of a class that declares, without `override`, what a stub that it inherits has: that is a protocol.
  case isConformedTo([String])
  /// A stub that code names with its module, where Apple's modules have that name as well.
  case isAmbiguous(String, module: String)
  /// A label of a call's argument that no initialiser of the called type has.
  case label(String)
  /// A key path whose root has no such member, as the environment lacks the key of a missing module.
  case keyPath
  /// The same as ``label(_:)``, with the type that is called.
  case initializer(String, label: String)

  /// - Returns: nil for a message about something else.
  init?(_ text: String) {
    let text = text.replacing(/\s\(aka '[^']*'\)/, with: "")
    if let match = text.firstMatch(of: /^cannot find type '([^']+)' in scope/) {
      self = .type(String(match.1))
    } else if let match = text.firstMatch(of: /^cannot find '([^']+)' in scope/) {
      let name = String(match.1)
      // `$name` comes with a property wrapper, and can't be declared.
      guard name.first != "$" else { return nil }
      self = name.first?.isUppercase == true ? .type(name) : .value(name)
    } else if let match = text.firstMatch(of: /^no type named '([^']+)' in module '([^']+)'/) {
      self = .exported(String(match.1), module: String(match.2))
    } else if let match = text.firstMatch(of: /^module '[^']+' has no member named '([^']+)'/) {
      let name = Self.name(match.1)
      self = name.first?.isUppercase == true ? .type(name) : .value(name)
    } else if let match = text.firstMatch(of: /^unknown attribute '([^']+)'/) {
      self = .attribute(String(match.1))
    } else if let match = text.firstMatch(
      of: /^value of type '([^']+)' has no (?:dynamic )?member '([^']+)'/)
    {
      self = .member(Self.name(match.2), owner: Self.type(match.1), isStatic: false)
    } else if let match = text.firstMatch(of: /^value of type '([^']+)' has no subscripts/) {
      self = .member("subscript", owner: Self.type(match.1), isStatic: false)
    } else if let match = text.firstMatch(of: /^(?:static )?type '([^']+)' has no member '([^']+)'/)
    {
      self = .member(Self.name(match.2), owner: Self.type(match.1), isStatic: true)
    } else if let match = text.firstMatch(of: /^'([^']+)' is not a member type of \w+ '([^']+)'/) {
      self = .type("\(Self.last(match.2)).\(match.1)")
    } else if let match = text.firstMatch(
      of:
        /^cannot (?:convert|assign) (?:return expression|value) of type '([^']+)' to (?:expected argument type|specified type|return type|closure result type|expected condition type|expected element type|expected dictionary key type|expected dictionary value type|type|raw type|expected parameter type|result type) '([^']+)'/
    ) {
      self = .same(Self.plain(match.1), Self.plain(match.2))
    } else if let match = text.firstMatch(
      of:
        /^member '[^']+' in '[^']+' produces result of type '([^']+)', but context expects '([^']+)'/
    ) {
      self = .same(Self.plain(match.1), Self.plain(match.2))
    } else if let match = text.firstMatch(
      of:
        /^(?:binary )?operator '[^']+' cannot be applied to operands of type '([^']+)' and '([^']+)'/
    ) {
      self = .same(Self.plain(match.1), Self.plain(match.2))
    } else if let match = text.firstMatch(of: /requires that '([^']+)' conform to '([^']+)'/) {
      self = .conforms(Self.plain(match.1), Self.last(match.2))
    } else if let match = text.firstMatch(
      of: /^type '([^']+)' does not conform to protocol '([^']+)'/)
    {
      self = .conforms(Self.plain(match.1), Self.last(match.2))
    } else if let match = text.firstMatch(
      of: /^argument type '([^']+)' does not conform to expected type '([^']+)'/)
    {
      self = .conforms(Self.plain(match.1), Self.last(match.2))
    } else if let match = text.firstMatch(of: /^pattern of type '([^']+)' cannot match '/) {
      self = .pattern(Self.plain(match.1))
    } else if text.hasPrefix("method does not override any method from its superclass")
      || text.hasPrefix("property does not override any property from its superclass")
    {
      self = .overridden("")
    } else if text.hasPrefix("overriding declaration requires an 'override' keyword") {
      self = .isConformedTo([])
    } else if let match = text.firstMatch(
      of: /^ambiguous type name '([^']+)' in module '([^']+)'/)
    {
      self = .isAmbiguous(String(match.1), module: String(match.2))
    } else if let match = text.firstMatch(of: /^'([^']+)' was imported as 'enum', but is/) {
      self = .isEnumeration(String(match.1))
    } else if let match = text.firstMatch(of: /^for-in loop requires '([^']+)' to conform to/) {
      self = .isSequence(Self.plain(match.1))
    } else if let match = text.firstMatch(
      of: /^initializer for conditional binding must have Optional type, not '([^']+)'/)
    {
      self = .isOptional(Self.plain(match.1))
    } else if let match = text.firstMatch(
      of:
        /^cannot (?:use optional chaining on|force unwrap value of) non-optional (?:value of )?type '([^']+)'/
    ) {
      self = .isOptional(Self.plain(match.1))
    } else if let fact = Self.ofProtocol(text) {
      self = fact
    } else if let match = text.firstMatch(of: /^extra arguments? '([^']+)' in call/) {
      self = .label(String(match.1))
    } else if text.hasPrefix("cannot infer key path type from context") {
      self = .keyPath
    } else if let match = text.firstMatch(
      of:
        /^(?:incorrect argument labels? in call \(have|extraneous argument labels?) '(?:_:)*([^:']+):/
    ) {
      self = .label(String(match.1))
    } else {
      return nil
    }
  }

  /// The fact of a message about a name that isn't a protocol's.
  private static func ofProtocol(_ text: String) -> StubFact? {
    if let match = text.firstMatch(
      of: /^multiple inheritance from classes '([^']+)' and '([^']+)'/)
    {
      return .isOneClass(plain(match.1), plain(match.2))
    }
    let match =
      text.firstMatch(of: /^'any' has no effect on concrete type '([^']+)'/)
      ?? text.firstMatch(of: /^superclass '([^']+)' must appear first in the inheritance clause/)
      ?? text.firstMatch(of: /^inheritance from non-protocol, non-class type '([^']+)'/)
      ?? text.firstMatch(
        of: /^type '[^']+' constrained to non-protocol, non-class type '([^']+)'/)
    return match.map { .isProtocol(plain($0.1)) }
  }

  /// The label of a note on a candidate that a call without a matching initialiser was compared with.
  static func label(ofNote text: String) -> String? {
    text.firstMatch(of: /^incorrect labels? for candidate \(have: '\((?:_:)*([^:'_][^:']*):/)
      .map { String($0.1) }
  }

  /// The fact with what this one lacks of the code: the type that is called in the message's line, or the parents of
  /// the class around it.
  ///
  /// - Parameter lines: the code up to the message's line, with that.
  func called(in lines: ArraySlice<Substring>) -> StubFact? {
    let line = lines.last ?? ""
    if case .isConformedTo = self { return Self.parents(of: lines).map(StubFact.isConformedTo) }
    if case .overridden = self { return Self.overridden(in: line).map(StubFact.overridden) }
    if case .keyPath = self {
      return line.firstMatch(of: /@Environment\(\\\.(\w+)\)/).map {
        .member(String($0.1), owner: "EnvironmentValues", isStatic: false)
      }
    }
    guard case .label(let label) = self else { return self }
    for match in line.matches(of: /([A-Z]\w*)(?:<[^>]*>)?(?:\.init)?\((.*)/)
    where match.2.contains("\(label):") {
      return .initializer(String(match.1), label: label)
    }
    return nil
  }

  /// The name by which a file that isn't there may declare what is missing: that of a type or a global, or, as
  /// `Color.init`, of a member of a type that the code doesn't declare itself; nil for other facts.
  func hiddenName(besides own: Set<String>) -> String? {
    switch self {
    case .type(let name), .exported(let name, _), .value(let name): name
    case .member(let name, let owner, _): own.contains(owner) ? nil : "\(owner).\(name)"
    case .initializer(let owner, _): own.contains(owner) ? nil : "\(owner).init"
    default: nil
    }
  }

  /// The names after the colon of the last class that begins in lines.
  private static func parents(of lines: ArraySlice<Substring>) -> [String]? {
    for line in lines.reversed() {
      guard
        let match = line.firstMatch(of: /\bclass\s+[A-Z]\w*(?:<[^>]*>)?\s*:\s*([^{]+)/)
      else { continue }
      return match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return nil
  }

  /// `class func key() -> String?` of `override static func key() -> String? {`.
  private static func overridden(in line: Substring) -> String? {
    guard let match = line.firstMatch(of: /\boverride\b([^{]*)\b(func|var)\b([^{]+)/),
      match.2 == "func" || match.3.contains(":")
    else { return nil }
    let isStatic = line.contains(/\b(?:static|class)\b/)
    let rest = match.3.trimmingCharacters(in: .whitespaces)
    return "\(isStatic ? "class " : "")\(match.2) \(rest)"
  }

  /// `View` of `some View`, `Foo` of `Foo<Int>.Type`.
  private static func type(_ text: Substring) -> String {
    var text = plain(text)
    if text.hasSuffix(".Type") { text = String(text.dropLast(5)) }
    if let start = text.firstIndex(of: "<") { text = String(text[..<start]) }
    return text
  }

  /// The type without `?`, `some` and `any`.
  private static func plain(_ text: Substring) -> String {
    var text = String(text)
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    for word in ["some ", "any ", "inout "] where text.hasPrefix(word) {
      text.removeFirst(word.count)
    }
    return text
  }

  /// `log` of `log(_:level:)`.
  private static func name(_ text: Substring) -> String {
    String(text.prefix { $0 != "(" })
  }

  private static func last(_ text: Substring) -> String {
    plain(text).split(separator: ".").last.map(String.init) ?? ""
  }
}
