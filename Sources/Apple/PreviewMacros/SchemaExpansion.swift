/// The macros that map a type to a schema of the system.
enum SchemaMacro: String {
  case intent = "SchemaIntent"
  case entity = "SchemaEntity"
  case choice = "SchemaEnum"

  /// The protocol that the type conforms to.
  private var conformance: String {
    switch self {
    case .intent: "AppIntents.AppIntent"
    case .entity: "AppIntents.AppEntity"
    case .choice: "AppIntents.AppEnum"
    }
  }

  func expand(_ request: [String: Any]) -> Expansion {
    let declaration = text(request["declSyntax"])
    switch request["macroRole"] as? String {
    case "memberAttribute": return attribute(of: declaration)
    case "extension", "conformance":
      // The compiler names the conformances that the type lacks. An entity without a query has one of its own.
      let isTransient = self == .entity && declaration.contains("TransientAppEntity")
      guard request["conformanceListSyntax"] != nil, !isTransient else { return .source("") }
      return .source("extension \(typeName(request)): \(conformance) {}")
    default: return .source(members(of: declaration, attribute: text(request["attributeSyntax"])))
    }
  }

  /// The attribute that makes a parameter or a property of a stored variable.
  private func attribute(of declaration: String) -> Expansion {
    guard self != .choice, let variable = MemberVariable(declaration), !variable.isComputed,
      variable.attributes.isEmpty, !variable.isConstant, variable.plainName != "id",
      !variable.modifiers.contains(where: { ["static", "lazy", "weak"].contains($0) })
    else { return .source("") }
    return .source(self == .intent ? "@Parameter" : "@Property")
  }

  /// The title, where the type has none: the words of the schema's name.
  private func members(of declaration: String, attribute: String) -> String {
    let name = self == .intent ? "title" : "typeDisplayRepresentation"
    let isThere = declaration.matches(of: /\bstatic\s+(?:(?:let|var|nonisolated)\s+)+(\w+)/)
      .contains { $0.output.1 == name }
    guard !isThere else { return "" }
    let isPublic =
      declaration.firstMatch(of: /(?:^|\s)public\s+(?:\w+\s+)*(?:struct|enum|class)\b/) != nil
    let type =
      self == .intent ? "LocalizedStringResource" : "AppIntents.TypeDisplayRepresentation"
    let access = isPublic ? "public " : ""
    return "\(access)static var \(name): \(type) { \"\(Self.title(attribute))\" }"
  }

  /// The words of the last name of `.photos.createAlbum`: "Create Album".
  private static func title(_ attribute: String) -> String {
    guard let match = attribute.firstMatch(of: /\.(\w+)\s*\)/) else { return "" }
    var title = ""
    for letter in match.output.1 {
      if letter.isUppercase, title.last?.isLowercase == true { title += " " }
      title += title.isEmpty ? letter.uppercased() : String(letter)
    }
    return title
  }
}
