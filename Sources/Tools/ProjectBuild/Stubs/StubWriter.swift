/// The Swift of a stub module.
struct StubWriter {
  let model: StubModel
  /// The modules that it imports: those that the code imports and that are there.
  let imports: [String]

  /// The line before the declarations.
  static let mark =
    "// Declarations by how code uses them; what they are made with is in StubSupport."

  var text: String {
    var lines = (["Foundation", "SwiftUI", "StubSupport"] + imports).unique.map { "import \($0)" }
    lines += model.exports.sorted().map { "@_exported import \($0)" }
    lines += ["", Self.mark]
    for (name, type) in model.types.sorted(by: { $0.key < $1.key }) where !name.contains(".") {
      lines += declaration(name, type)
    }
    for (name, type) in model.extensions.sorted(by: { $0.key < $1.key }) {
      lines += ["extension \(name)\(Self.content[name] ?? "") {"]
      lines += type.initializers.sorted().map { "  " + initializer($0, of: name) }
      lines += members(of: type, name, isExtension: true) + ["}"]
    }
    lines += members(of: model.globals, "", isExtension: true)
    lines.removeAll { model.refused.contains(Self.member($0) ?? "") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text by which a line with a member is refused; nil where it begins a type.
  static func member(_ line: some StringProtocol) -> String? {
    let text = line.trimmingCharacters(in: .whitespaces)
    // Each stub is made by it.
    if ["public init() {}", "public nonisolated init() {}"].contains(text) { return nil }
    let starts =
      ["public var ", "public static ", "public func ", "public nonisolated func "]
      + [
        "@discardableResult public ", "@_disfavoredOverload @discardableResult public ",
        "public init", "public convenience init", "public subscript", "open ",
      ]
    return starts.contains(where: text.hasPrefix) ? text : nil
  }

  /// The content of generic views by which their further initialisers know their type.
  private static let content = ["Label": " where Title == Text, Icon == Image"]

  /// An initialiser of a type that is there: those of Objective-C's letters are classes.
  private func initializer(_ signature: StubSignature, of type: String) -> String {
    let start = "init\(genericClause(signature))(\(parameters(signature)))"
    if let symbol = symbolInitializer(start, signature, of: type) { return symbol }
    if let index = signature.parameters.firstIndex(where: { $0.kind == .value }) {
      if type == "Color" { return "public \(start) { self = _stubColor(a\(index)) }" }
      if type == "UIColor" {
        return "public convenience \(start) { self.init(_stubColor(a\(index))) }"
      }
    }
    return type.hasPrefix("UI") || type.hasPrefix("NS")
      ? "public convenience \(start) { self.init() }"
      : "public \(start) { self = _stub(\"\(type)\") }"
  }

  /// An initialiser by a constant for a symbol's name.
  private func symbolInitializer(
    _ start: String, _ signature: StubSignature, of type: String
  ) -> String? {
    let index = signature.parameters.firstIndex { model.types[$0.type]?.kind == .symbol }
    guard let index else { return nil }
    let name = "a\(index).rawValue"
    switch type {
    case "Image": return "public \(start) { self.init(systemName: \(name)) }"
    case "UIImage": return "public convenience \(start) { self.init(systemName: \(name))! }"
    case "Label" where index == 1:
      return [("LocalizedStringKey", "_ a0"), ("some StringProtocol", "_ a0")].map { type, title in
        "public init(\(title): \(type), \(signature.parameters[1].label ?? "_") a1: \(signature.parameters[1].type)) { self.init(a0, systemImage: \(name)) }"
      }.joined(separator: "\n  ")
    default: return nil
    }
  }

  // MARK: Types

  private func symbols(_ name: String, _ type: StubType) -> [String] {
    [
      "public struct \(name): RawRepresentable, Hashable, Codable, Sendable, _StubValue {",
      "  public var rawValue: String",
      "  public init(rawValue: String) { self.rawValue = rawValue }",
      "  public init() { rawValue = \"\" }",
    ]
      + type.members.filter(\.isStatic).sorted { $0.name < $1.name }.map { member in
        "  public static var \(quoted(member.name)): \(name) { \(name)(rawValue: _symbolName(\"\(member.name)\")) }"
      } + ["}"]
  }

  private func declaration(_ name: String, _ type: StubType) -> [String] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let alias = type.alias { return ["public typealias \(last) = \(alias)"] }
    if type.isKey { return key(last, type) }
    switch type.kind {
    case .protocol:
      return protocolLines(last, type) + members(of: type, name, isExtension: true) + ["}"]
    case .wrapper: return wrapper(last, type)
    case .symbol: return symbols(last, type)
    case .class, .structure, .enumeration: break
    }
    let isEnumeration = type.kind == .enumeration
    let isClass = type.kind == .class || type.conformances.contains("ObservableObject")
    let isView = type.conformances.contains("View")
    var lines = [
      "public \(isEnumeration ? "enum" : isClass ? "class" : "struct") \(last)\(generics(type)): \(parents(type, isClass, isView)) {"
    ]
    if isClass { lines[0] = lines[0].replacing("public class", with: "open class") }
    if isEnumeration { lines.append("  case _value") }
    if isView {
      lines.append("  public var _content = AnyView(EmptyView())")
      lines.append("  public var body: some View { _content }")
      if !isClass, !isEnumeration {
        lines.append(
          "  public nonisolated init(_stubOf content: AnyView) { _content = content }")
      }
    }
    if type.conformances.contains("ViewModifier") {
      lines.append("  public func body(content: Content) -> some View { content }")
    }
    if type.conformances.contains("Identifiable"), type.member("id", isStatic: false) == nil {
      lines.append("  public var id: String { \"\" }")
    }
    if isClass, !isView {
      lines.append("  public static func == (a: \(last), b: \(last)) -> Bool { a === b }")
      lines.append("  public func hash(into hasher: inout Hasher) {}")
      lines.append("  public static func _empty() -> Any { \(last)() }")
    }
    let empty = StubSignature(parameters: [])
    for signature in (type.initializers.union([empty])).sorted() {
      lines.append("  " + initializer(signature, isView: isView, isEnumeration: isEnumeration))
    }
    lines += members(of: type, name, isExtension: false)
    lines += type.overridden.sorted().map { text in
      text.contains("func ")
        ? "  open \(text) { _stub(\"\(name)\") }"
        : "  open \(text) { get { _stub(\"\(name)\") } set {} }"
    }
    for (nested, inner) in model.types.sorted(by: { $0.key < $1.key })
    where nested.hasPrefix(name + ".") && !nested.dropFirst(name.count + 1).contains(".") {
      lines += declaration(nested, inner).map { "  " + $0 }
    }
    return lines + ["}"]
  }

  /// A protocol with what the types that conform to it need of those that it inherits, and the start of its extension.
  private func protocolLines(_ name: String, _ type: StubType) -> [String] {
    let inherited = type.conformances.filter(StubModel.inheritable.contains).sorted()
    var lines = ["extension \(name) {"]
    if inherited.contains("Equatable") || inherited.contains("Hashable") {
      lines.append("  public static func == (a: Self, b: Self) -> Bool { true }")
    }
    if inherited.contains("Hashable") {
      lines.append("  public func hash(into hasher: inout Hasher) {}")
    }
    let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    return ["public protocol \(name)\(clause) {}"] + lines
  }

  private func generics(_ type: StubType) -> String {
    type.generics == 0 ? "" : "<\((0..<type.generics).map { "T\($0)" }.joined(separator: ", "))>"
  }

  private func parents(_ type: StubType, _ isClass: Bool, _ isView: Bool) -> String {
    let basic =
      isView
      ? ["View"]
      : isClass ? ["Hashable", "@unchecked Sendable"] : ["Hashable", "Codable", "Sendable"]
    let more = type.conformances.sorted().filter {
      !["View", "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "Sendable"].contains(
        $0)
        || isClass && ["Codable", "Decodable", "Encodable"].contains($0)
    }
    let value = isClass ? isView ? [] : ["_StubObject"] : [isView ? "_StubView" : "_StubValue"]
    return (basic + more + value).unique.joined(separator: ", ")
  }

  /// A type whose members decide what it is generic over.
  private func key(_ name: String, _ type: StubType) -> [String] {
    ["public struct \(name)<Value>: _StubValue { public init() {} }"]
      + type.members.sorted { $0.name < $1.name }.map { member in
        "extension \(name) where Value == \(member.result) { public static var \(quoted(member.name)): Self { Self() } }"
      }
  }

  private func wrapper(_ name: String, _ type: StubType) -> [String] {
    var lines = [
      "@propertyWrapper public struct \(name)<Value>: DynamicProperty {",
      "  private var given: Value?",
      "  public var wrappedValue: Value { get { given ?? _stub(\"\(name)\") } nonmutating set {} }",
      "  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { _ in }) }",
      "  public init(wrappedValue: Value) { given = wrappedValue }",
    ]
    let empty = StubSignature(parameters: [])
    for signature in type.initializers.union([empty]).sorted() {
      let generic = genericClause(signature)
      let rest = parameters(signature)
      lines.append("  public init\(generic)(\(rest)) {}")
      if !rest.isEmpty {
        lines.append(
          "  public init\(generic)(wrappedValue: Value, \(rest)) { given = wrappedValue }")
      }
    }
    return lines + ["}"]
  }

  // MARK: Members

  private func members(of type: StubType, _ owner: String, isExtension: Bool) -> [String] {
    let indent = owner.isEmpty ? "" : "  "
    let isReference = type.kind == .class || type.conformances.contains("ObservableObject")
    return type.members.sorted { ($0.name, $0.isStatic ? 1 : 0) < ($1.name, $1.isStatic ? 1 : 0) }
      .flatMap { member -> [String] in
        let result = self.result(member.result)
        let place = owner.isEmpty ? member.name : "\(owner).\(member.name)"
        let start = "\(indent)public \(member.isStatic ? "static " : "")"
        var lines: [String] = []
        if member.isValue {
          let setter =
            member.isStatic || isReference || owner.isEmpty ? "set {}" : "nonmutating set {}"
          lines.append(
            "\(start)var \(quoted(member.name)): \(result) { get { _stub(\"\(place)\") } \(setter) }"
          )
        }
        for signature in member.signatures.sorted() {
          let clause = genericClause(signature)
          let words = parameters(signature)
          if member.name == "subscript" {
            lines.append(
              "\(start)subscript\(clause)(\(words)) -> \(result) { _stub(\"\(place)\") }")
          } else if owner == "View" {
            lines.append(
              "\(start)nonisolated func \(quoted(member.name))\(clause)(\(words)) -> some View { self }"
            )
          } else {
            let value =
              isSelf(member, owner)
              ? "self"
              : !owner.isEmpty && isView(member) ? "_stubView(self)" : "_stub(\"\(place)\")"
            // The type that the caller expects, else a stub of it.
            let isOfContext = isOfContext(member)
            lines.append(
              "\(indent)\(isOfContext ? "@_disfavoredOverload " : "")@discardableResult public \(member.isStatic ? "static " : "")func \(quoted(member.name))\(clause)(\(words)) -> \(result) { \(value) }"
            )
            if isOfContext {
              lines.append(
                "\(start)func \(quoted(member.name))\(genericClause(signature, and: "Context"))(\(words)) -> Context { _stub(\"\(place)\") }"
              )
            }
          }
        }
        return lines
      }
  }

  /// Whether a method of a view returns the view.
  private func isSelf(_ member: StubMember, _ owner: String) -> Bool {
    !member.isStatic && model.resolved(member.result) == owner
      && model.types[owner]?.conformances.contains("View") == true
  }

  /// Whether a method of a value makes a stub that is a view.
  private func isView(_ member: StubMember) -> Bool {
    guard !member.isStatic, let type = model.resolved(member.result).flatMap({ model.types[$0] })
    else { return false }
    return type.kind == .structure && type.conformances.contains("View")
      && !type.conformances.contains("ObservableObject")
  }

  private func isOfContext(_ member: StubMember) -> Bool {
    model.resolved(member.result).map { model.types[$0]?.isOfContext == true } == true
  }

  private func result(_ name: String) -> String {
    model.types[name]?.isOptional == true
      || model.resolved(name).map { model.types[$0]?.isOptional == true } == true
      ? "\(name)?" : name
  }

  private func initializer(
    _ signature: StubSignature, isView: Bool, isEnumeration: Bool
  ) -> String {
    let content = signature.parameters.firstIndex { $0.kind == .views && $0.count == 0 }
    let body =
      isEnumeration
      ? " self = ._value " : isView ? content.map { " _content = AnyView(a\($0)()) " } ?? "" : ""
    // An empty view is made where any value of a type is made, so outside of the main actor.
    let start = isView && signature.parameters.isEmpty ? "public nonisolated init" : "public init"
    return "\(start)\(genericClause(signature))(\(parameters(signature))) {\(body)}"
  }

  // MARK: Parameters

  private func genericClause(_ signature: StubSignature, and more: String? = nil) -> String {
    let names =
      signature.parameters.enumerated().compactMap { index, parameter -> String? in
        switch parameter.kind {
        case .closure, .reference: "R\(index)"
        case .views: "R\(index): View"
        default: nil
        }
      } + [more].compactMap { $0 }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  private func parameters(_ signature: StubSignature) -> String {
    signature.parameters.enumerated().map { index, parameter in
      let label = parameter.label ?? "_"
      return "\(attribute(parameter))\(label) a\(index): \(type(parameter, index))"
    }.joined(separator: ", ")
  }

  private func attribute(_ parameter: StubParameter) -> String {
    parameter.kind == .views ? "@ViewBuilder " : ""
  }

  private func type(_ parameter: StubParameter, _ index: Int) -> String {
    switch parameter.kind {
    case .value: return "Any?"
    case .reference: return "inout R\(index)"
    case .array: return "[Any]"
    case .dictionary: return "[AnyHashable: Any]"
    case .member:
      return model.types[parameter.type]?.isKey == true
        ? "\(parameter.type)<Value>" : parameter.type
    case .members: return "[\(parameter.type)]"
    case .closure, .views:
      let words = (0..<parameter.count).map { "\(parameter.type)_\($0)" }.joined(separator: ", ")
      let effects = (parameter.isAsync ? "async " : "") + (parameter.canThrow ? "throws " : "")
      return "(\(words)) \(effects)-> R\(index)"
    }
  }

  private func quoted(_ name: String) -> String {
    [
      "default", "in", "for", "where", "is", "as", "if", "repeat", "switch", "case", "class",
      "func", "import", "return", "self", "extension", "protocol", "init", "let", "var", "while",
      "do", "catch", "throw", "try", "true", "false", "nil", "operator", "static", "struct", "enum",
      "public", "private", "internal", "continue", "break", "guard", "else", "defer", "super",
      "subscript",
    ]
    .contains(name) && name != "subscript" ? "`\(name)`" : name
  }
}

extension [String] {
  /// Each once, at its first position.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
