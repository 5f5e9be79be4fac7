/// A name in code, with the way in which it is used.
package struct NameUse: Decodable, Equatable, Sendable {
  package enum Role: String, Decodable, Sendable {
    case value, member, type, attribute
    /// A type that a class, or another declaration, inherits.
    case classParent, parent
  }

  /// The use of an expression's value.
  package enum End: String, Decodable, Sendable {
    case statement, condition, unwrapped, sequence, other
  }

  package var name: String
  package var file: String
  package var line: Int
  package var role: Role
  /// The name before the dot, if it is a single name.
  package var base: String?
  /// The number of generic arguments.
  package var generics: Int
  /// The steps that follow the name in its expression.
  package var steps: [UseStep]
  package var end: End
  /// The arguments of an attribute; nil where it has no parentheses.
  package var attribute: [UseArgument]?
  /// Whether the variable that has the attribute has a type annotation.
  package var isTyped: Bool
  package var hasValue: Bool
}

/// A step of an expression from left to right, as `.name`, `(…)`, `?`.
package struct UseStep: Decodable, Equatable, Sendable {
  package enum Kind: String, Decodable, Sendable { case member, call, `subscript`, optional, force }

  package var kind: Kind
  package var name: String?
  package var arguments: [UseArgument]?

  package init(_ kind: Kind, name: String? = nil, arguments: [UseArgument]? = nil) {
    self.kind = kind
    self.name = name
    self.arguments = arguments
  }
}

/// An argument of a call, as far as its type can be seen.
package struct UseArgument: Decodable, Equatable, Sendable {
  package enum Kind: String, Decodable, Sendable {
    /// `views` is a closure that makes views, `reference` is `&name`.
    case value, closure, views, reference, array, dictionary
    /// A member without its type, as `.red`, and an array of such.
    case member, members
  }

  package var label: String?
  package var kind: Kind
  /// The number of a closure's parameters.
  package var parameters: Int
  package var isAsync: Bool
  package var canThrow: Bool
  /// The names of members without their types, with their arguments where they are called.
  package var members: [UseStep]
}
