import Rendering

/// The report as CI systems read test results: a suite per widget and family, a case per frame.
package struct JUnitXML {
  package static func of(_ report: VerifyReport) -> String {
    var out = ""
    write(report) { out += $0 }
    return out
  }

  /// - Parameter sink: takes the text in parts, one for each test case.
  package static func write(_ report: VerifyReport, to sink: (String) throws -> Void) rethrows {
    var order: [String] = []
    var suites: [String: [Int]] = [:]
    for (place, entry) in report.entries.enumerated() {
      let name = entry.kind.isEmpty ? "Goldens" : entry.widgetAndFamily
      if suites[name] == nil { order.append(name) }
      suites[name, default: []].append(place)
    }
    try sink("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    try sink(
      "<testsuites name=\"\(escaped(report.generator))\""
        + "\(totals(report, Array(report.entries.indices)))>\n")
    for name in order {
      let places = suites[name] ?? []
      try sink("  <testsuite name=\"\(escaped(name))\"\(totals(report, places))>\n")
      for place in places { try sink(testcase(report.entries[place], suite: name, report)) }
      try sink("  </testsuite>\n")
    }
    try sink("</testsuites>\n")
  }

  private static func totals(_ report: VerifyReport, _ places: [Int]) -> String {
    let errors = places.count { report.entries[$0].status == .failed }
    let failures = places.count { !report.entries[$0].status.passes } - errors
    return " tests=\"\(places.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  private static func testcase(
    _ entry: VerifyReport.Entry, suite: String, _ report: VerifyReport
  ) -> String {
    let start = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(entry.id))\""
    if entry.status.passes { return start + "/>\n" }
    var lines = entry.explanation
    if entry.canBeApproved {
      lines.append(
        "If it is meant: \(report.approveCommand) \(ShellWord.quoted(entry.id))")
    }
    let element = entry.status == .failed ? "error" : "failure"
    return start + ">\n      <\(element) type=\"\(entry.status.rawValue)\" "
      + "message=\"\(escaped(message(entry)))\">\(escaped(lines.joined(separator: "\n")))"
      + "</\(element)>\n    </testcase>\n"
  }

  private static func message(_ entry: VerifyReport.Entry) -> String {
    switch entry.status {
    case .identical: ""
    case .changed:
      entry.causes.isEmpty
        ? entry.pixels?.sentence ?? "The frame differs from its golden."
        : entry.causes.map(\.sentence).joined(separator: " ")
    case .unreadable: entry.message ?? "The golden can't be read."
    case .new: "There is no golden yet."
    case .missing: "There is a golden, and the frame wasn’t made."
    case .orphaned: "No frame claims the golden any more."
    case .failed: entry.message ?? "It failed without a message."
    }
  }

  private static func escaped(_ text: String) -> String {
    MarkupText.escaped(text, referencesLines: true)
  }
}
