// swift-format-ignore-file
import SwiftUI
import Testing

/// Forty levels, one in another, each with words that are no literals: sums, numbers, optionals. The
/// companion of `FortyLevels`; that this file compiles is the test. Not indented, as that one.
private struct FortyLevelsOfWords: View {
  var name = "Lisbon"
  var note: String?
  var level = 1
  var isOn = true
  var width: CGFloat = 4
  var body: some View {
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Group {
Text(name + ".").lineLimit(1...3)
ZStack(alignment: .top) {
Text(name + ".").lineLimit(1...3)
HStack(spacing: 1.5) {
Text(name + ".").lineLimit(1...3)
VStack(alignment: .leading, spacing: 2) {
Text(name + ".").lineLimit(1...3)
Text("innermost")
}
.alert(name + "?", isPresented: .constant(isOn)) { Text("actions") } message: { Text(name + ".") }
}
.accessibilityLabel(Text(name) + Text("s")).accessibilityValue(isOn ? "On" : "Off")
}
.accessibilityLabel("\(level) of \(name)").opacity(isOn ? 1 : 0.5)
}
.accessibilityAction(named: name + ".") {}.background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.badge(level + 1).padding(width * 0.5 + 1)
}
.help(name + "?").frame(maxWidth: .infinity, alignment: .leading)
}
.navigationTitle("Trip " + name).foregroundStyle(isOn ? .red : .secondary)
}
.accessibilityHint(note ?? "none").font(.system(size: width * 0.5 + 10))
}
.accessibilityValue(String(level)).tint(.orange)
}
.accessibilityLabel(name + ".").padding(2)
}
.alert(name + "?", isPresented: .constant(isOn)) { Text("actions") } message: { Text(name + ".") }
}
.accessibilityLabel(Text(name) + Text("s")).accessibilityValue(isOn ? "On" : "Off")
}
.accessibilityLabel("\(level) of \(name)").opacity(isOn ? 1 : 0.5)
}
.accessibilityAction(named: name + ".") {}.background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.badge(level + 1).padding(width * 0.5 + 1)
}
.help(name + "?").frame(maxWidth: .infinity, alignment: .leading)
}
.navigationTitle("Trip " + name).foregroundStyle(isOn ? .red : .secondary)
}
.accessibilityHint(note ?? "none").font(.system(size: width * 0.5 + 10))
}
.accessibilityValue(String(level)).tint(.orange)
}
.accessibilityLabel(name + ".").padding(2)
}
.alert(name + "?", isPresented: .constant(isOn)) { Text("actions") } message: { Text(name + ".") }
}
.accessibilityLabel(Text(name) + Text("s")).accessibilityValue(isOn ? "On" : "Off")
}
.accessibilityLabel("\(level) of \(name)").opacity(isOn ? 1 : 0.5)
}
.accessibilityAction(named: name + ".") {}.background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.badge(level + 1).padding(width * 0.5 + 1)
}
.help(name + "?").frame(maxWidth: .infinity, alignment: .leading)
}
.navigationTitle("Trip " + name).foregroundStyle(isOn ? .red : .secondary)
}
.accessibilityHint(note ?? "none").font(.system(size: width * 0.5 + 10))
}
.accessibilityValue(String(level)).tint(.orange)
}
.accessibilityLabel(name + ".").padding(2)
}
.alert(name + "?", isPresented: .constant(isOn)) { Text("actions") } message: { Text(name + ".") }
}
.accessibilityLabel(Text(name) + Text("s")).accessibilityValue(isOn ? "On" : "Off")
}
.accessibilityLabel("\(level) of \(name)").opacity(isOn ? 1 : 0.5)
}
.accessibilityAction(named: name + ".") {}.background(.blue.opacity(0.02), in: .rect(cornerRadius: 6))
}
.badge(level + 1).padding(width * 0.5 + 1)
}
.help(name + "?").frame(maxWidth: .infinity, alignment: .leading)
}
.navigationTitle("Trip " + name).foregroundStyle(isOn ? .red : .secondary)
}
.accessibilityHint(note ?? "none").font(.system(size: width * 0.5 + 10))
}
.accessibilityValue(String(level)).tint(.orange)
}
.accessibilityLabel(name + ".").padding(2)
  }
}

@MainActor
@Suite struct FortyLevelsOfWordsTests {
  @Test func aBodyOfFortyLevelsIsLaidOut() {
    let laid = LaidOut(FortyLevelsOfWords(), width: 300, height: 300)
    #expect(laid.list.views.filter { $0.text == "innermost" }.count == 1)
  }
}
