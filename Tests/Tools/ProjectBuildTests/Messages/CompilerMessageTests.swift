import TestSupport
import Testing

@testable import ProjectBuild

@Suite struct CompilerMessageTests {
  private let output = """
    /app/Größe/A.swift:4:12: error: cannot find 'Secrets' in scope
      let key = Secrets.key
                ^~~~~~~
    /app/B.swift:9:3: error: cannot find 'Secrets' in scope
    /app/B.swift:9:3: error: cannot find 'Secrets' in scope
    /app/B.swift:1:8: error: no such module 'FirebaseCore'
    /app/C.swift:2:5: warning: unused
    /app/C.swift:7:20: error: value of type 'Text' has no member 'shimmer'
    /app/C.swift:8:20: error: missing return
    error: fatalError
    """

  @Test func messagesAreReadEachOnce() {
    let messages = CompilerMessage.parse(output)
    #expect(messages.count == 6)
    #expect(
      messages.first?.description
        == "/app/Größe/A.swift:4:12: error: cannot find 'Secrets' in scope")
    #expect(messages.map(\.level) == [.error, .error, .error, .warning, .error, .error])
  }

  @Test func missingNamesAreGrouped() {
    let diagnosis = BuildDiagnosis(CompilerMessage.parse(output))
    #expect(diagnosis.errors.count == 5)
    #expect(diagnosis.otherErrors == 1)
    #expect(diagnosis.groups.map(\.missing.name) == ["FirebaseCore", "Secrets", "shimmer"])
    #expect(diagnosis.groups.map(\.missing.kind) == [.module, .value, .member])
    #expect(diagnosis.groups[at: 1]?.places == ["/app/Größe/A.swift:4", "/app/B.swift:9"])
    #expect(diagnosis.groups[at: 2]?.missing.owner == "Text")
  }

  @Test func aTypeAndItsUseAreOneName() {
    let groups = BuildDiagnosis(
      CompilerMessage.parse(
        """
        /app/A.swift:1:8: error: cannot find 'Trip' in scope
        /app/B.swift:2:8: error: cannot find type 'Trip' in scope
        """)
    ).groups
    #expect(groups.map(\.missing.kind) == [.type])
    #expect(groups.map(\.places) == [["/app/A.swift:1", "/app/B.swift:2"]])
  }

  @Test func notesFollowTheErrorThatTheyExplain() throws {
    let messages = CompilerMessage.parse(
      """
      /app/P.swift:3:8: error: type 'P' does not conform to protocol 'TimelineProvider'
      /sdk/WidgetKit.swift:1:8: note: protocol requires function 'placeholder(in:)'
      /app/P.swift:9:3: error: cannot find 'Secrets' in scope
      /app/P.swift:1:1: note: did you mean 'Secret'?
      """)
    let notes = BuildDiagnosis(messages).notes
    #expect(
      try notes[messages.element(0)]?.map(\.text) == [
        "protocol requires function 'placeholder(in:)'"
      ])
    #expect(try notes[messages.element(2)] == nil)
  }

  @Test(arguments: [
    ("cannot find type 'Trip' in scope", MissingName.Kind.type, "Trip"),
    ("type 'Color' has no member 'brand'", .member, "brand"),
    ("'Entry' is not a member type of struct 'App.Provider'", .member, "Entry"),
    ("no such module 'A.B'", .module, "A.B"),
  ])
  func theFormsOfMissingNames(text: String, kind: MissingName.Kind, name: String) {
    let missing = MissingName(text)
    #expect(missing?.kind == kind)
    #expect(missing?.name == name)
  }

  @Test func othersAreNoMissingNames() {
    #expect(MissingName("cannot convert value of type 'Int' to 'String'") == nil)
  }
}
