import Foundation
import FoundationXML
import LayoutDiff
import Testing

@testable import Goldens

@Suite struct JUnitXMLTests {
  @Test func aSuiteForEachWidgetAndFamilyACaseForEachFrame() {
    var report = MockReport.mixed()
    report.entries = [0, 1, 3, 6, 9].map { report.entries[$0] }
    #expect(
      JUnitXML.of(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Vitrine 0.9.0" tests="5" failures="3" errors="1" skipped="0">
          <testsuite name="Watch systemSmall" tests="2" failures="2" errors="0" skipped="0">
            <testcase classname="Watch systemSmall" name="Watch/systemSmall/snapshot@3x">
              <failure type="changed" message="Text “Aurora” says “Aurora Robotics”. Colour of Text “+1.66%” changed #34C759 → #30D158.">Text “Aurora” says “Aurora Robotics”.&#10;  Text “187.23” moved 2 pt right because its neighbour grew.&#10;Colour of Text “+1.66%” changed #34C759 → #30D158.&#10;If it is meant: vitrine approve Watch/systemSmall/snapshot@3x</failure>
            </testcase>
            <testcase classname="Watch systemSmall" name="Watch/systemSmall/snapshot~dark@3x">
              <failure type="changed" message="Colour of Text “+1.66%” changed #34C759 → #30D158.">Colour of Text “+1.66%” changed #34C759 → #30D158.&#10;If it is meant: vitrine approve &#39;Watch/systemSmall/snapshot~dark@3x&#39;</failure>
            </testcase>
          </testsuite>
          <testsuite name="Watch systemLarge" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="Watch systemLarge" name="Watch/systemLarge/snapshot@3x"/>
          </testsuite>
          <testsuite name="Moon systemSmall" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="Moon systemSmall" name="Moon/systemSmall/snapshot@3x">
              <error type="failed" message="The view’s body trapped: Index out of range.&#10;at Moon.swift:41">The view’s body trapped: Index out of range.&#10;at Moon.swift:41</error>
            </testcase>
          </testsuite>
          <testsuite name="Goldens" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="Goldens" name="Old/systemSmall/snapshot@3x">
              <failure type="orphaned" message="No frame claims the golden any more."></failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func hostileStringsAreWellFormed() {
    let hostile = "]]></failure><!-- \"'&\u{0}\u{1B}\u{FFFE}\u{202E}👩‍👧\u{2028}\t<![CDATA["
    let change = Change(kind: .text, view: hostile, sentence: hostile)
    var entry = MockReport.entry("A/systemSmall/a", .changed, changes: [change])
    entry.id = hostile
    entry.kind = hostile
    let xml = JUnitXML.of(MockReport.report([entry]))
    let seen = Seen()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = seen
    #expect(parser.parse())
    #expect(seen.elements == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(
      seen.names.last
        == "]]></failure><!-- \"'&\u{FFFD}\u{FFFD}\u{FFFD}\u{202E}👩‍👧\u{2028}\t<![CDATA[")
  }

  private final class Seen: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(name)
      if let name = attributes["name"] { names.append(name) }
    }
  }
}
