import SwiftSource
import TestSupport
import Testing

@Suite struct CodeBodyTests {
  private func bodies(_ code: String) throws -> [String] {
    let folder = try ScratchFolder("bodies")
    let file = try folder.write(code, to: "A.swift")
    let bytes = Array(code.utf8)
    return try SwiftSource().bodies(in: [file]).map { body in
      let text = String(decoding: bytes[body.start..<body.end], as: UTF8.self)
      let result = body.result.map { " -> \($0)" } ?? ""
      return "\(body.kind) \(body.name)\(result)\(body.canThrow ? " throws" : ""): \(text)"
    }
  }

  @Test func theCodeOfEachKindOfDeclaration() throws {
    #expect(
      try bodies(
        """
        struct A {
          var a: Int { 1 }
          var b: Int { get throws { 2 } set { c() } }
          init?(x: Int) { c() }
          func d(_ e: Int, f: Int) throws -> [Int] { let g = 3; return [g] }
          let h: Int = i()
          let j = k()
        }
        """) == [
          "function A.a -> Int:  1 ",
          "declaration A.a: var a: Int { 1 }",
          "expression A.a: 1",
          "function A.b -> Int throws:  2 ",
          "accessor A.b:  c() ",
          "declaration A.b: var b: Int { get throws { 2 } set { c() } }",
          "expression A.b: 2",
          "expression A.b: c()",
          "initializer A.init(x:):  c() ",
          "declaration A.init(x:): init?(x: Int) { c() }",
          "function A.d(_:f:) -> [Int] throws:  let g = 3; return [g] ",
          "declaration A.d(_:f:): func d(_ e: Int, f: Int) throws -> [Int] { let g = 3; return [g] }",
          "value A.h -> Int: i()",
        ])
  }

  /// A stored one is refused there, or gets its accessors from an attribute.
  @Test func aVariableOfAnExtensionIsFoundAsAWhole() throws {
    #expect(
      try bodies("extension A { @NSManaged override var isDeleted: Bool }").last
        == "declaration A.isDeleted: @NSManaged override var isDeleted: Bool")
  }

  @Test func expressionsOfClosuresAreFoundInThem() throws {
    #expect(
      try bodies("func a() { b { try await c() } }").filter { $0.hasPrefix("expression") } == [
        "expression a(): b { try await c() }", "expression a() throws: try await c()",
      ])
  }

  /// Those of variables may be property wrappers, which a stub can be.
  @Test func anAttributeIsFoundWhereItIsntAVariables() throws {
    #expect(
      try bodies("@Reducer(state: .equatable) struct A { @Shared var a: Int }").first
        == "attribute A.@Reducer: @Reducer(state: .equatable)")
  }

  /// An error about what is in an extension isn't one about the extension.
  @Test func anExtensionIsFoundByItsHead() throws {
    let folder = try ScratchFolder("bodies")
    let file = try folder.write("extension A: B {\n  func c() {}\n}\n", to: "A.swift")
    let found = try SwiftSource().bodies(in: [file]).filter { $0.name == "A" }
    #expect(found.map(\.kind) == [.declaration])
    #expect(found.map(\.end) == [32])
    #expect(found.map { $0.contains(line: 1, column: 14) } == [true])
    #expect(found.map { $0.contains(line: 2, column: 8) } == [false])
  }
}
