import Testing

@testable import WidgetHost

/// The causes of signals, by what the kernel reports and what Swift's runtime writes.
struct CrashReportTests {
  @Test func aFullStackIsEndlessRecursion() {
    let output = """
      Stack overflow: a call found no room on the stack.

      *** Program crashed: Bad pointer dereference at 0x00007ffcf78e9ff0 ***
      """
    #expect(
      CrashReport.message(status: 11, output: output)
        == "the code used up its call stack (signal 11), as endless recursion does.")
  }

  @Test func aPointerThatLeadsNowhereIsNot() {
    let output = "*** Program crashed: Bad pointer dereference at 0x0000000000000040 ***"
    let message = CrashReport.message(status: 11, output: output)
    #expect(
      message
        == "the code reached for memory that isn't its own (signal 11, at the address 0x40), as a pointer does "
        + "that leads nowhere.")
    #expect(!message.contains("recursion"))
  }

  @Test(
    arguments: [
      (11, "a pointer does that leads nowhere, or endless recursion on a thread of its own"),
      (7, "memory that has no contents"), (8, "division by zero"), (15, "ended from outside"),
      (9, "ran out of memory"), (1, "signal 1"),
    ] as [(Int32, String)])
  func aSignalWithoutWordsHasItsUsualCause(signal: Int32, words: String) {
    #expect(CrashReport.message(status: signal, output: "").contains(words))
  }
}
