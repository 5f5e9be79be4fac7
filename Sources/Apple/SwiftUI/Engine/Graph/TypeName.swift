/// The names of types without their module and their parameters, each made once.
enum TypeName {
  nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]

  static func of(_ type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    // What String(describing:) says, which first asks for conformances that no type itself has.
    var name = _typeName(type, qualified: false)
    if let end = name.firstIndex(of: "<") { name = String(name[..<end]) }
    names[ObjectIdentifier(type)] = name
    return name
  }
}
