// swift-format-ignore-file
import SwiftUI
import Testing

/// Forty levels, one in another, each under modifiers whose overloads a leading dot, a ternary or
/// arithmetic could all fit, in one expression. That this file compiles is the test: were any of
/// these solved twice in a level, the type checker would not come to an end. Not indented: forty
/// levels would leave no room for the text.
private struct FortyLevels: View {
  var level = 1
  var isOn = true
  var width: CGFloat = 4
  var body: some View {
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Group {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
ZStack(alignment: .top) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
HStack(spacing: 1.5) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
VStack(alignment: .leading, spacing: 2) {
Capsule().fill(isOn ? .red : .blue).frame(width: width * 0.5 + 4, height: 2)
Text("innermost")
}
.tint(.orange).padding(2)
}
.tint(level > 3 ? .red : .blue).frame(maxWidth: .infinity, alignment: .leading)
}
.tint(.primary.opacity(0.5)).lineLimit(level + 1)
}
.scaleEffect(width / 2).opacity(isOn ? 1 : 0.5)
}
.toolbar { Text("bar") }
}
.padding(width * 0.5 + 1).background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.padding(isOn ? width / 2 : 8).foregroundStyle(isOn ? .red : .secondary)
}
.aspectRatio(16 / 9, contentMode: .fit).font(.system(size: width * 0.5 + 10))
}
.accessibilityInputLabels(["a", "b"]).overlay(alignment: .top) { Divider() }
}
.onLongPressGesture(minimumDuration: 0.5) {}.shadow(color: .black.opacity(0.1), radius: width / 4)
}
.tint(.orange).padding(2)
}
.tint(level > 3 ? .red : .blue).frame(maxWidth: .infinity, alignment: .leading)
}
.tint(.primary.opacity(0.5)).lineLimit(level + 1)
}
.scaleEffect(width / 2).opacity(isOn ? 1 : 0.5)
}
.toolbar { Text("bar") }
}
.padding(width * 0.5 + 1).background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.padding(isOn ? width / 2 : 8).foregroundStyle(isOn ? .red : .secondary)
}
.aspectRatio(16 / 9, contentMode: .fit).font(.system(size: width * 0.5 + 10))
}
.accessibilityInputLabels(["a", "b"]).overlay(alignment: .top) { Divider() }
}
.onLongPressGesture(minimumDuration: 0.5) {}.shadow(color: .black.opacity(0.1), radius: width / 4)
}
.tint(.orange).padding(2)
}
.tint(level > 3 ? .red : .blue).frame(maxWidth: .infinity, alignment: .leading)
}
.tint(.primary.opacity(0.5)).lineLimit(level + 1)
}
.scaleEffect(width / 2).opacity(isOn ? 1 : 0.5)
}
.toolbar { Text("bar") }
}
.padding(width * 0.5 + 1).background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.padding(isOn ? width / 2 : 8).foregroundStyle(isOn ? .red : .secondary)
}
.aspectRatio(16 / 9, contentMode: .fit).font(.system(size: width * 0.5 + 10))
}
.accessibilityInputLabels(["a", "b"]).overlay(alignment: .top) { Divider() }
}
.onLongPressGesture(minimumDuration: 0.5) {}.shadow(color: .black.opacity(0.1), radius: width / 4)
}
.tint(.orange).padding(2)
}
.tint(level > 3 ? .red : .blue).frame(maxWidth: .infinity, alignment: .leading)
}
.tint(.primary.opacity(0.5)).lineLimit(level + 1)
}
.scaleEffect(width / 2).opacity(isOn ? 1 : 0.5)
}
.toolbar { Text("bar") }
}
.padding(width * 0.5 + 1).background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.padding(isOn ? width / 2 : 8).foregroundStyle(isOn ? .red : .secondary)
}
.aspectRatio(16 / 9, contentMode: .fit).font(.system(size: width * 0.5 + 10))
}
.accessibilityInputLabels(["a", "b"]).overlay(alignment: .top) { Divider() }
}
.onLongPressGesture(minimumDuration: 0.5) {}.shadow(color: .black.opacity(0.1), radius: width / 4)
  }
}

@MainActor
@Suite struct FortyLevelsTests {
  @Test func aBodyOfFortyLevelsIsLaidOut() {
    let laid = LaidOut(FortyLevels(), width: 300, height: 300)
    #expect(laid.list.views.filter { $0.text == "innermost" }.count == 1)
  }
}
