import Testing

@testable import SwiftSource

@Suite struct SourcePartTests {
  private let source = #"""
    let a = "b" // c
    /* d /* e */ "f" */ g("""
      h "i"
      """, #"j"k"#)
    """#

  @Test func stringsAndCommentsAreBlankAndLinesStay() {
    #expect(
      SourcePart.blanked(source).split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").joined(separator: " ")
      } == ["let a =", "g(", "", ", # #)"])
  }

  @Test func quotationMarksOfStringsStayWhereAskedFor() {
    #expect(
      SourcePart.blanked("x(\"a\\\"b\") /* \" */ y", keepingQuotes: true)
        == "x(\"  \" \")         y")
  }
}
