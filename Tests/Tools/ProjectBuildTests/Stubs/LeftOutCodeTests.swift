import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import ProjectBuild

/// Code that is left out, as the compiler refuses it only because of a stub.
@Suite struct LeftOutCodeTests {
  private let folder: ScratchFolder
  private let file: String
  private static let code = """
    import Auth
    struct Panel: View {
      var body: some View {
        VStack {
          Text("own")
          Avatar(Auth.user).ringed()
        }
      }
      func reload() async throws -> Int {
        let user = Auth.user.reload()
        return user.age + 1
      }
      init() { own.count }
    }
    extension Auth.User: Card {
      static var all: Self { Self() }
    }
    """

  init() throws {
    folder = try ScratchFolder("left-out")
    file = try folder.write(Self.code, to: "Panel.swift")
  }

  private var names: StubNames {
    var model = StubModel()
    model.types = ["Auth": StubType(), "Auth_user": StubType(), "Avatar": StubType()]
    return StubNames(model, modules: ["Auth"])
  }

  private func error(_ line: Int, _ column: Int, _ text: String = "ambiguous") throws
    -> CompilerMessage
  {
    try #require(CompilerMessage.parse("\(file):\(line):\(column): error: \(text)").first)
  }

  private func leaveOut(
    _ code: inout LeftOutCode, _ line: Int, _ column: Int, _ text: String = "ambiguous"
  ) throws -> Bool {
    try code.leaveOut([error(line, column, text)], importing: [], names: names)
  }

  private func newCode() -> LeftOutCode {
    LeftOutCode(folder: folder.path, edition: "1", source: SwiftSource())
  }

  @Test func ofAViewTheExpressionIsLeftOutFirst() throws {
    var code = newCode()
    #expect(try leaveOut(&code, 6, 24))
    #expect(code.places.map(\.text) == ["Avatar(Auth.user).ringed()"])
    #expect(code.places.map(\.description) == ["Panel.body (Panel.swift:6)"])
    let shadow = try #require(try code.write(for: [file])[file])
    #expect(
      try String(contentsOfFile: shadow, encoding: .utf8).split(separator: "\n")[..<8].joined(
        separator: "\n")
          == """
          #sourceLocation(file: "\(file)", line: 1)
          import Auth
          struct Panel: View {
            var body: some View {
              VStack {
                Text("own")
                _leftOut("Panel.body (Panel.swift:6)")
              }
          """)
  }

  @Test func thenAllOfTheFunction() throws {
    var code = newCode()
    #expect(try leaveOut(&code, 6, 24))
    #expect(try leaveOut(&code, 5, 12, "cannot find 'Auth_user'"))
    #expect(code.places.map(\.kind) == [.expression, .function])
    let shadow = try #require(try code.write(for: [file])[file])
    let text = try String(contentsOfFile: shadow, encoding: .utf8)
    #expect(
      text.contains("var body: some View { _leftOut(\"Panel.body (Panel.swift:3)\") \n\n\n\n\n"))
    // The lines below stay where they are.
    #expect(
      try text.split(separator: "\n", omittingEmptySubsequences: false).element(9).hasPrefix(
        "  func reload()"))
  }

  /// Of two errors in a function the second isn't one about the declaration.
  @Test func twoErrorsAtOnceLeaveOutTheSamePart() throws {
    var code = newCode()
    #expect(
      try code.leaveOut(
        [error(10, 16), error(11, 12, "value of type 'Auth_user' has no member 'age'")],
        importing: [], names: names))
    #expect(code.places.map(\.kind) == [.function])
  }

  @Test func whatThrowsThrows() throws {
    var code = newCode()
    #expect(try leaveOut(&code, 10, 16))
    let shadow = try #require(try code.write(for: [file])[file])
    #expect(
      try String(contentsOfFile: shadow, encoding: .utf8).contains(
        "-> Int { throw _leftOutError(\"Panel.reload() (Panel.swift:9)\") \n\n\n  }"))
  }

  @Test func anExtensionIsLeftOutAsAWhole() throws {
    var code = newCode()
    #expect(try leaveOut(&code, 15, 11))
    #expect(code.places.map(\.kind) == [.declaration])
  }

  /// A mistake of the code's own stays an error.
  @Test func anErrorThatNoStubCausesStays() throws {
    var code = newCode()
    #expect(try !leaveOut(&code, 13, 16, "value of type 'Own' has no member 'count'"))
    #expect(
      try !leaveOut(&code, 5, 7, "cannot find 'Texxt' in scope; did you mean 'Text'?"))
    #expect(code.places.isEmpty)
  }

  @Test func aMacroOfAMissingModuleIsLeftOut() throws {
    let file = try folder.write("@Reducer struct Feature {}", to: "Feature.swift")
    let error = try #require(
      CompilerMessage.parse("\(file):1:2: error: unknown attribute 'Reducer'").first)
    var code = newCode()
    #expect(try !code.leaveOut([error], importing: [], names: names))
    #expect(try code.leaveOut([error], importing: [file], names: names))
    #expect(code.places.map(\.text) == ["@Reducer"])
  }

  @Test func itIsKnownAgainUntilItChangesItself() throws {
    var code = newCode()
    #expect(try leaveOut(&code, 6, 24))
    #expect(try !code.write(for: [file]).isEmpty)
    try folder.write("// A line more.\n" + Self.code, to: "Panel.swift")
    var moved = newCode()
    #expect(try !moved.write(for: [file]).isEmpty)
    #expect(moved.places.map(\.line) == [7])
    try folder.write(Self.code.replacing("ringed", with: "round"), to: "Panel.swift")
    var changed = newCode()
    #expect(try changed.write(for: [file]).isEmpty)
    #expect(changed.places.isEmpty)
  }

  /// Objective-C finds an overridden method of an extension by its name; Swift alone refuses it.
  @Test func anOverrideOfAnExtensionsMethodIsLeftOut() throws {
    let text =
      "instance method 'update()' is declared in extension of 'NSObject' and cannot be overridden"
    #expect(StubNames(StubModel(), modules: []).areCause(of: text, in: "", imports: false))
    let own = "property 'isDeleted' declared in 'Record' cannot be overridden from extension"
    #expect(StubNames(StubModel(), modules: []).areCause(of: own, in: "", imports: false))
    #expect(
      !StubNames(StubModel(), modules: []).areCause(of: "missing return", in: "", imports: false))
  }

  /// A module in source that isn't the target's own is compiled without what is refused, whatever the cause.
  @Test func ofAPackageAnyCodeCanBeLeftOut() throws {
    var code = newCode()
    #expect(try code.leaveOut([error(10, 9, "missing return in instance method.")]))
    #expect(code.places.map(\.refusal) == ["missing return in instance method"])
    #expect(try !code.leaveOut([error(1, 1, "no such module 'Auth'")]))
  }

  @Test func anotherEditionOfTheLibraryTriesAgain() throws {
    var code = newCode()
    #expect(try leaveOut(&code, 6, 24))
    _ = try code.write(for: [file])
    #expect(newCode().places.count == 1)
    #expect(LeftOutCode(folder: folder.path, edition: "2", source: SwiftSource()).places.isEmpty)
  }

  @Test func replacementsByKindAndType() {
    func text(
      _ kind: CodeBody.Kind, _ result: String? = nil, throwing: Bool = false, failable: Bool = false
    ) -> String {
      let body = CodeBody(
        kind: kind, result: result, canThrow: throwing, isFailable: failable)
      return body.isReplaceable ? body.replacement(for: "a \"b\"") : "no"
    }
    #expect(text(.function, "some View") == #" _leftOut("a \"b\"") "#)
    #expect(text(.function, "some SwiftUI.WidgetConfiguration") == #" _leftOut("a \"b\"") "#)
    #expect(text(.function, "some Collection<Int>") == "no")
    #expect(
      text(.function, "some IntentResult", throwing: true)
        == #" if true { throw _leftOutError("a \"b\"") }; return .result() "#)
    #expect(
      text(.function, "some IntentResult & ProvidesDialog", throwing: true)
        == #" if true { throw _leftOutError("a \"b\"") }; return .result(dialog: "") "#)
    #expect(
      text(.function, "some ReturnsValue<[Int]> & AppIntents.IntentResult", throwing: true)
        == #" if true { throw _leftOutError("a \"b\"") }; "#
        + #"return .result(value: _leftOut("a \"b\"") as [Int]) "#)
    #expect(text(.function, "some IntentResult & OpensIntent", throwing: true) == "no")
    #expect(text(.function, "some IntentResult & ProvidesDialog") == "no")
    #expect(text(.initializer) == #" _leftOutInitializer("a \"b\"") "#)
    #expect(text(.initializer, failable: true) == #" _leftOut("a \"b\""); return nil "#)
    #expect(text(.expression, throwing: true) == #"throw _leftOutError("a \"b\"")"#)
    #expect(text(.declaration) == "")
  }
}

extension CodeBody {
  init(kind: Kind, result: String?, canThrow: Bool, isFailable: Bool) {
    self.init(
      kind: kind, file: "", name: "", start: 0, end: 0, startLine: 1, startColumn: 1, endLine: 1,
      endColumn: 1, result: result, canThrow: canThrow, isFailable: isFailable)
  }
}
