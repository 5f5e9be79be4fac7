import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Rendering

@Suite struct LayoutJSONTests {
  private let list = DisplayList(
    size: CGSize(width: 10, height: 10),
    views: [
      ViewRecord(kind: "VStack", frame: CGRect(x: 0, y: 0, width: 10, height: 10), parent: nil),
      ViewRecord(
        kind: "Text", frame: CGRect(x: 1.0 / 3, y: -0.5, width: 20.287109375, height: 0), parent: 0,
        text: "a \"b\"\n\u{1}\\ 日", font: "17 semibold", color: "#FF0000", link: "x://y", label: "L"
      ),
      ViewRecord(kind: "HStack", frame: .zero, parent: 0),
      ViewRecord(kind: "Spacer", frame: .zero, parent: 2),
    ])

  @Test func oneViewALine() {
    let expected = """
      {"view": "VStack", "frame": [0, 0, 10, 10], "children": [
       {"view": "Text", "frame": [0.333, -0.5, 20.287, 0], "text": "a \\"b\\"\\n\\u0001\\\\ 日", \
      "font": "17 semibold", "color": "#FF0000", "link": "x://y", "label": "L"},
       {"view": "HStack", "frame": [0, 0, 0, 0], "children": [
        {"view": "Spacer", "frame": [0, 0, 0, 0]}
       ]}
      ]}

      """
    #expect(LayoutJSON.export(list) == expected)
  }

  @Test func assistiveTechnologyGetsLabelsAndRoles() {
    var record = ViewRecord(kind: "Color", frame: .zero, parent: nil, label: "Fuel", role: "button")
    record.hint = "Opens"
    record.identifier = "fuel"
    record.isSelected = true
    record.isHiddenFromAccessibility = true
    #expect(
      LayoutJSON.export(DisplayList(size: .zero, views: [record])) == """
        {"view": "Color", "frame": [0, 0, 0, 0], "label": "Fuel", "role": "button", \
        "hint": "Opens", "identifier": "fuel", "selected": true, "hidden": true}

        """)
  }

  @Test func itIsJSON() throws {
    let data = Data(LayoutJSON.export(list).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let children = try #require(root["children"] as? [[String: Any]])
    #expect(try children.element(0)["text"] as? String == "a \"b\"\n\u{1}\\ 日")
    #expect(children.count == 2)
  }

  @Test func noViewsAndSeveralRootsAreArrays() throws {
    #expect(LayoutJSON.export(DisplayList(size: .zero)) == "[\n]\n")
    var loose = list
    loose.views[2].parent = nil
    loose.views[3].parent = 7
    let data = Data(LayoutJSON.export(loose).utf8)
    let roots = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(roots.map { $0["view"] as? String } == ["VStack", "HStack", "Spacer"])
  }
}
