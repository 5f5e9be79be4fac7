import DisplayList
import Testing

@testable import WidgetHost

/// Values that are kept once.
@Suite struct SharedValuesTests {
  @Test func equalValuesHaveOneIndex() {
    var values = SharedValues<String>()
    #expect(["a", "b", "a"].map { values.index(of: $0) } == [0, 1, 0])
    #expect(values.values == ["a", "b"])
    #expect(values.known("b") == 1)
    #expect(values.known("c") == nil)
    #expect([0, 1, 2, .max].map { values[$0] } == ["a", "b", nil, nil])
  }

  @Test func onlySoManyAreKept() {
    var values = SharedValues<String>(most: 2)
    #expect(["a", "b", "c", "b"].map { values.index(of: $0) } == [0, 1, nil, 1])
  }

  /// The number 65,535 stands for a value that isn't kept.
  @Test func theLastNumberIsNoIndex() {
    var values = SharedValues<Int>(most: 100_000)
    for value in 0..<65_535 { values.index(of: value) }
    #expect(values.known(65_534) == 65_534)
    #expect(values.index(of: 65_535) == nil)
    #expect(SharedValues<Int>.none == 65_535)
  }

  @Test func trimmingGivesBackTheMemoryForMoreValues() {
    var values = SharedValues<Int>()
    repeat {
      values.index(of: values.values.count)
    } while values.values.count < 100
      || values.values.capacity < values.values.count * 3 / 2
    let count = values.values.count
    values.trim()
    #expect(values.values == Array(0..<count))
    #expect(values.values.capacity < count * 5 / 4)
    #expect(values.index(of: 0).map(Int.init) == count)
  }

  /// An é of one scalar equals one of two, and no view isn't one without a name.
  @Test func listsOfDiagnosticsAreEqualByTheirBytes() {
    func list(_ message: String, _ view: String? = nil) -> DiagnosticList {
      DiagnosticList([Diagnostic(code: "c", message: message, view: view)])
    }
    #expect(list("caf\u{E9}") == list("caf\u{E9}"))
    #expect(list("caf\u{E9}") != list("cafe\u{301}"))
    #expect(list("a", nil) != list("a", ""))
    #expect(list("a", "Text") != list("a", "Image"))
    #expect(list("a") != DiagnosticList([]))
  }
}
