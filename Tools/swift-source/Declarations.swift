import SwiftParser
import SwiftSyntax

/// `declarations NAMES FILE…`: the positions of declarations of types. NAMES are separated by commas; `*` is all, and
/// protocols and aliases too.
/// Files that can't be read are left out.
func findDeclarations(_ arguments: [String]) throws -> any Encodable {
  guard arguments.count > 1 else {
    throw UsageError(description: "declarations NAME[,NAME…] FILE…")
  }
  let isAll = arguments[0] == "*"
  let names = Set(arguments[0].split(separator: ",").map { Array($0.utf8) })
  return arguments.dropFirst().flatMap { path -> [TypeDeclaration] in
    guard let bytes = try? contents(of: path), isAll || mentions(names, in: bytes) else {
      return []
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let finder = TypeFinder(path, tree, isAll ? nil : names)
    finder.walk(tree)
    return finder.found
  }
}

struct TypeDeclaration: Encodable {
  var name: String
  var file: String
  /// The position of the keyword, from 1; columns count bytes.
  var line: Int
  var column: Int
  /// The superclass and the protocols that the declaration itself names, without modules.
  var inherits: [String]
}

/// Returns whether one of `names` is a word of the source, which is much quicker than parsing.
func mentions(_ names: Set<[UInt8]>, in bytes: [UInt8]) -> Bool {
  bytes.split { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      false
    default: true
    }
  }.contains { names.contains(Array($0)) }
}

private final class TypeFinder: SyntaxVisitor {
  private(set) var found: [TypeDeclaration] = []
  private let file: String
  /// nil for all.
  private let names: Set<[UInt8]>?
  private let places: SourceLocationConverter

  init(_ file: String, _ tree: SourceFileSyntax, _ names: Set<[UInt8]>?) {
    self.file = file
    self.names = names
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.structKeyword, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.enumKeyword, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.classKeyword, node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    names == nil ? note(node.name, node.protocolKeyword, node.inheritanceClause) : .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    names == nil ? note(node.name, node.actorKeyword, node.inheritanceClause) : .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names == nil ? note(node.name, node.typealiasKeyword, nil) : .visitChildren
  }

  private func note(
    _ name: TokenSyntax, _ keyword: TokenSyntax, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let text = name.identifier?.name ?? name.text
    guard names?.contains(Array(text.utf8)) ?? true else { return .visitChildren }
    let place = places.location(for: keyword.positionAfterSkippingLeadingTrivia)
    found.append(
      TypeDeclaration(
        name: text, file: file, line: place.line, column: place.column,
        inherits: clause?.inheritedTypes.compactMap { lastName(of: $0.type) } ?? []))
    return .visitChildren
  }

  /// `View` of `@MainActor SwiftUI.View`.
  private func lastName(of type: TypeSyntax) -> String? {
    if let type = type.as(AttributedTypeSyntax.self) { return lastName(of: type.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.text
      ?? type.as(MemberTypeSyntax.self)?.name.text
  }
}
