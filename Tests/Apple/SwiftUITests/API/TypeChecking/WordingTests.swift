import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// A literal is a key, whose Markdown is read; a string is what it is, as in `Text`.
@MainActor
@Suite struct WordingTests {
  private let name = "**Fuel**"
  private let note: String? = nil

  private func label<V: View>(_ view: V) -> String? { LaidOut(view).list.views[0].label }

  private func named<S: StringProtocol>(_ title: S) -> String? {
    label(Color.red.accessibilityLabel(title))
  }

  @Test func aLiteralIsAKey() {
    let count = 7
    let isOn = !isShown
    #expect(label(Color.red.accessibilityLabel("**Fuel**")) == "Fuel")
    #expect(label(Color.red.accessibilityLabel("**\(count)** trips")) == "7 trips")
    #expect(label(Color.red.accessibilityLabel(isOn ? "**On**" : "Off")) == "On")
    #expect(label(Color.red.accessibilityLabel(.init("**Fuel**"))) == "Fuel")
  }

  @Test func aStringIsWhatItIs() {
    #expect(label(Color.red.accessibilityLabel(name)) == "**Fuel**")
    #expect(label(Color.red.accessibilityLabel(name + "!")) == "**Fuel**!")
    #expect(label(Color.red.accessibilityLabel("A " + name + "!")) == "A **Fuel**!")
    #expect(label(Color.red.accessibilityLabel(name.prefix(3))) == "**F")
    #expect(label(Color.red.accessibilityLabel(String(7))) == "7")
    #expect(label(Color.red.accessibilityLabel(note ?? "**none**")) == "**none**")
    #expect(label(Color.red.accessibilityLabel(note == nil ? name : "**b**")) == "**Fuel**")
    #expect(named(name) == "**Fuel**")
  }

  @Test func whatIsTextOrAKeyStaysSo() {
    let key: LocalizedStringKey = "**Fuel**"
    #expect(label(Color.red.accessibilityLabel(key)) == "Fuel")
    #expect(label(Color.red.accessibilityLabel(Text(verbatim: "**a**"))) == "**a**")
    #expect(label(Color.red.accessibilityLabel(Text("**a**") + Text("b"))) == "ab")
    #expect(label(Color.red.accessibilityLabel(LocalizedStringResource("Fuel"))) == "Fuel")
  }

  @Test func valuesAndHintsTakeTheSame() {
    let record = LaidOut(
      Color.red.accessibilityLabel("a").accessibilityValue("**b**").accessibilityHint("**c**")
    ).list.views[0]
    #expect(record.label == "a, b")
    #expect(record.hint == "c")
    let verbatim = LaidOut(
      Color.red.accessibilityLabel("a").accessibilityValue(name).accessibilityHint(name + ".")
    ).list.views[0]
    #expect(verbatim.label == "a, **Fuel**")
    #expect(verbatim.hint == "**Fuel**.")
  }

  @Test func titlesTakeTheSame() {
    func titles<V: View>(_ view: V) -> [String] {
      LaidOut(NavigationStack { view }, width: 300, height: 300) { $0.surface = .app }
        .list.views.compactMap(\.text)
    }
    #expect(titles(Color.red.navigationTitle("**Trips**")).contains("Trips"))
    #expect(titles(Color.red.navigationTitle(name + "s")).contains("**Fuel**s"))
    #expect(titles(Color.red.navigationTitle(.constant(name))).contains("**Fuel**"))
    #expect(titles(Color.red.navigationTitle(Text(verbatim: "**a**"))).contains("**a**"))
    #expect(
      titles(Color.red.navigationBarTitle("**Trips**", displayMode: .inline)).contains("Trips"))
  }

  /// A condition that the compiler can't fold into a constant.
  private var isShown: Bool { name.isEmpty }

  @Test func otherModifiersTakeWordsAsApplesDo() {
    let view = Color.red
      .badge(3).badge("key").badge(name).badge(Text("a")).badge(isShown ? "a" : nil)
      .help("key").help(name + ".").help(Text("a"))
      .alert(name + "?", isPresented: .constant(isShown)) { Text("a") }
      .alert("key", isPresented: .constant(isShown), presenting: note) { Text($0) }
      .alert(Text("a"), isPresented: .constant(isShown)) {
        Text("a")
      } message: {
        Text("b")
      }
      .confirmationDialog(name, isPresented: .constant(isShown)) { Text("a") }
      .accessibilityAction(named: "key") {}.accessibilityAction(named: name + ".") {}
      .accessibilityCustomContent("key", "value").accessibilityCustomContent("key", name + ".")
      .accessibilityCustomContent(Text("a"), Text("b"))
      .accessibilityCustomContent(AccessibilityCustomContentKey("key"), name)
      .accessibilityCustomContent(.age, "42").accessibilityCustomContent(.age, name + ".")
      .accessibilityCustomContent(.age, Text("42"), importance: .high)
    #expect(LaidOut(view, width: 10, height: 10).list.views.contains { $0.kind == "Color" })
  }

  @Test func aToolbarsItemMayBeConditional() {
    func bar(_ isOn: Bool) -> [String] {
      LaidOut(
        NavigationStack {
          Color.red.toolbar { if isOn { ToolbarItem { Text(verbatim: "Edit") } } }
        }, width: 300, height: 300
      ) { $0.surface = .app }.list.views.compactMap(\.text)
    }
    #expect(bar(true).contains("Edit"))
    #expect(!bar(false).contains("Edit"))
  }

  @Test func numbersBecomeStringsAsBefore() {
    #expect([1, -2].map(String.init) == ["1", "-2"])
    #expect(String(255, radix: 16) == "ff")
    #expect(String(Int8(-3)) == "-3")
    #expect(String(Int.min) == "-9223372036854775808")
  }

  @Test func rangesOfLinesAreTaken() throws {
    let three = LaidOut(Text("a").lineLimit(3...), width: 100, height: 200).list.views
    let one = LaidOut(Text("a").lineLimit(1...2), width: 100, height: 200).list.views
    #expect(try three.element(0).frame.height > 2.5 * one.element(0).frame.height)
  }
}

extension AccessibilityCustomContentKey {
  fileprivate static let age = AccessibilityCustomContentKey("age")
}
