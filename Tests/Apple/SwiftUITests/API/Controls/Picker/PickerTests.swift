import DisplayList
import Foundation
import SystemDesigns
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct PickerTests {
  private func hosted<V: View>(_ view: V, width: CGFloat = 300) -> LaidOut {
    LaidOut(view, width: width) { $0.surface = .app }
  }

  private func texts<V: View>(_ view: V) -> [String] {
    hosted(view).list.views.compactMap(\.text)
  }

  @Test func aMenuShowsWhatIsChosen() {
    let tagged = Picker("Size", selection: .constant("m")) {
      Text(verbatim: "Small").tag("s")
      Text(verbatim: "Medium").tag("m")
    }
    #expect(texts(tagged.pickerStyle(.menu)) == ["Medium"])
    // An element's identity is its tag where there is no other.
    let each = Picker("Number", selection: .constant(2)) {
      ForEach(0..<4) { Text(verbatim: "No. \($0)") }
    }
    #expect(texts(each) == ["No. 2"])
  }

  /// UISegmentedControl is 32 points high, its segments equal, with a point between them: 95 and 96 points of 288 in
  /// lunij/netbob's picture of three (iOS 17).
  @Test func segmentsShareTheWidth() throws {
    let picker = Picker("x", selection: .constant(0)) {
      Text(verbatim: "A").tag(0)
      Text(verbatim: "Longer").tag(1)
    }
    .pickerStyle(.segmented)
    let laid = hosted(picker, width: 204)
    #expect(laid.size == CGSize(width: 204, height: 32))
    let texts = laid.frames("Text")
    #expect(try abs(texts.element(0).midX - 50.75) <= 0.5)
    #expect(try abs(texts.element(1).midX - 153.25) <= 0.5)
  }

  /// lunij/netbob's picture of three segments, the first chosen (iOS 17, @3x): its background is 273 of 864 pixels wide
  /// and begins at 6; a line of 3 × 54 pixels begins at 573, and none beside the chosen one.
  @Test func segmentsHaveLinesBetweenThemButBesideTheChosen() throws {
    let picker = Picker("x", selection: .constant(0)) {
      ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }
    }
    .pickerStyle(.segmented)
    let commands = LaidOut(picker, width: 288, scale: 3) {
      $0.surface = .app
      $0.systemDesign = .iOS18
    }.list.commands
    let chosen = commands.compactMap { command -> CGRect? in
      if case .fill(.roundedRect(let rect, _, _), _, _) = command, rect.width < 200 { return rect }
      return nil
    }
    #expect(try abs(chosen.element(0).minX - 2) < 0.01)
    #expect(try abs(chosen.element(0).width - 91) <= 0.5)
    #expect(try chosen.element(0).height == 28)
    let lines = commands.compactMap { command -> CGRect? in
      if case .fill(.rect(let rect), _, let paint) = command, rect.width == 1,
        paint != .color(RGBA(0, 0, 0, 0))
      {
        return rect
      }
      return nil
    }
    #expect(lines.count == 1)
    #expect(try abs(lines.element(0).minX - 191) <= 1)
    #expect(try lines.element(0).height == 18)
  }

  /// In a list's rows, below the label; hidden labels have no row. In a `VStack` the style is a wheel
  /// (Esri/arcgis-maps-sdk-swift-toolkit #1349).
  @Test func inlineOptionsAreRowsOfAListAndAWheelElsewhere() throws {
    let picker = Picker(selection: .constant(1)) {
      Text(verbatim: "A").tag(0)
      Text(verbatim: "B").tag(1)
    } label: {
      Text(verbatim: "Label")
    }
    .pickerStyle(.inline)
    let list = hosted(List { picker }, width: 390)
    #expect(list.list.views.compactMap(\.text) == ["Label", "A", "B"])
    let texts = list.frames("Text")
    #expect(try texts.element(1).minY >= texts.element(0).maxY + 20)
    #expect(try texts.element(2).minY >= texts.element(1).maxY + 20)
    #expect(list.frames("Image").count == 1)
    #expect(try abs(list.frames("Image").element(0).midY - texts.element(2).midY) < 3)
    #expect(hosted(List { picker.labelsHidden() }, width: 390).frames("Text").count == 2)
    let wheel = hosted(VStack { picker })
    #expect(wheel.size.height == 216)
    #expect(wheel.frames("Image") == [])
    // A wheel outside a list was seen on an iPhone alone.
    for design in [SystemDesign.macOS26, .watchOS26] {
      let rows = LaidOut(VStack { picker }, width: 300) {
        $0.surface = .app
        $0.systemDesign = design
      }
      #expect(rows.list.views.compactMap(\.text) == ["Label", "A", "B"])
      #expect(rows.frames("Picker").count == 1)
      let texts = rows.frames("Text")
      #expect(try texts.element(1).minY >= texts.element(0).maxY)
      #expect(try texts.element(2).minY >= texts.element(1).maxY)
    }
  }

  /// A picker is one control in every style: rows of a list have it on the chosen one, as a menu shows the chosen value.
  @Test func inlineOptionsOfAListAreAControl() throws {
    func records(_ selection: Int) -> [ViewRecord] {
      let picker = Picker("Label", selection: .constant(selection)) {
        Text(verbatim: "A").tag(0)
        Text(verbatim: "B").tag(1)
      }
      return hosted(List { picker.pickerStyle(.inline) }, width: 390).list.views
    }
    for (selection, chosen) in [(0, "A"), (1, "B"), (7, "A")] {
      let views = records(selection)
      let pickers = views.filter { $0.kind == "Picker" }
      #expect(pickers.map(\.role) == ["listbox"])
      let text = try #require(views.first { $0.text == chosen })
      #expect(try pickers.element(0).frame.insetBy(dx: -1, dy: -1).contains(text.frame))
    }
  }

  @Test func tabsShowTheSelectedPage() {
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Text(verbatim: "First").tag(1).tabItem { Text(verbatim: "One") }
        Text(verbatim: "Second").tag(2).tabItem { Text(verbatim: "Two") }
      }
    }
    func shown(_ selection: Int) -> [String] {
      LaidOut(tabs(selection), width: 300, height: 300) { $0.surface = .app }
        .list.views.compactMap(\.text)
    }
    #expect(shown(1) == ["First", "One", "Two"])
    #expect(shown(2) == ["Second", "One", "Two"])
  }

  /// 94 by 32, as UIStepper.
  @Test func aStepperIs94By32Points() {
    #expect(
      hosted(Stepper("x", value: .constant(1)).labelsHidden()).size
        == CGSize(width: 94, height: 32))
  }
}
