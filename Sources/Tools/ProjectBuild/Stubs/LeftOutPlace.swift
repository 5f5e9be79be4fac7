import Foundation
import SwiftSource

/// A part of a file that isn't compiled, since it needs more of a missing module than the stub has. It is known again
/// by its text, so that it stays left out while other lines change, and is tried again where it changes itself.
struct LeftOutPlace: Codable, Hashable {
  var file: String
  /// Its kind, by its raw value.
  var kind: CodeBody.Kind
  /// The declaration's name.
  var name: String
  var text: String
  /// The line at which it was found.
  var line: Int
  /// The compiler's message without its full stop, where it isn't known that something missing is the cause.
  var refusal: String?

  init(_ body: CodeBody, in source: [UInt8]) {
    file = body.file
    kind = body.kind
    name = body.name
    text = String(decoding: source[body.start..<body.end], as: UTF8.self)
    line = body.startLine
  }

  func isSame(as other: LeftOutPlace) -> Bool {
    (file, kind, name, text) == (other.file, other.kind, other.name, other.text)
  }

  /// `Store.load(id:) (Store.swift:12)`
  var description: String { "\(name) (\((file as NSString).lastPathComponent):\(line))" }
}

extension CodeBody {
  /// Whether something can be compiled in its place: another module can't name a type that a function hides, unless any
  /// view or any configuration will do.
  var isReplaceable: Bool {
    guard kind == .function, let result, result.contains("some ") else { return true }
    let word = result.replacing("SwiftUI.", with: "")
    return ["some View", "some WidgetConfiguration", "some ControlWidgetConfiguration"].contains(
      word)
      || intentResult("") != nil
  }

  /// The call that makes an intent's result of the type that the function hides, as `.result(dialog: "")` for
  /// `some IntentResult & ProvidesDialog`; nil for other types, and where the function can't throw.
  private func intentResult(_ word: String) -> String? {
    guard canThrow, let result, result.hasPrefix("some ") else { return nil }
    let types = result.dropFirst("some ".count).split(separator: "&").map {
      $0.trimmingCharacters(in: .whitespaces).replacing("AppIntents.", with: "")
    }
    guard types.contains("IntentResult") else { return nil }
    var arguments: [String] = []
    if let value = types.first(where: { $0.hasPrefix("ReturnsValue<") && $0.hasSuffix(">") }) {
      let type = value.dropFirst("ReturnsValue<".count).dropLast()
      arguments.append("value: _leftOut(\(word)) as \(type)")
    }
    if types.contains("ProvidesDialog") { arguments.append("dialog: \"\"") }
    if types.contains("ShowsSnippetView") { arguments.append("view: EmptyView()") }
    let known = arguments.count + 1
    return known == types.count ? ".result(\(arguments.joined(separator: ", ")))" : nil
  }

  /// The code that is compiled in its place, on one line.
  func replacement(for place: String) -> String {
    let word = Self.literal(place)
    let error = "throw _leftOutError(\(word))"
    if kind == .function, let result = intentResult(word) {
      return " if true { \(error) }; return \(result) "
    }
    return switch kind {
    case .function where canThrow && result?.contains("some ") != true: " \(error) "
    case .function, .accessor, .deinitializer: " _leftOut(\(word)) "
    case .initializer where canThrow: " \(error) "
    case .initializer where isFailable: " _leftOut(\(word)); return nil "
    case .initializer: " _leftOutInitializer(\(word)) "
    case .value: "_leftOut(\(word))"
    case .expression: canThrow ? error : "_leftOut(\(word))"
    case .declaration, .attribute: ""
    }
  }

  private static func literal(_ text: String) -> String {
    let safe = text.map { character -> String in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n", "\r", "\r\n": " "
      default: String(character)
      }
    }
    return "\"\(safe.joined())\""
  }
}

/// The source that is compiled in place of a user's file: the compiler's messages name the user's file, and the same
/// lines.
struct LeftOutShadow {
  let source: [UInt8]
  let file: String

  /// - Parameter bodies: what is left out, with the text that names each.
  func text(without bodies: [(body: CodeBody, place: String)]) -> [UInt8] {
    var result = Array("#sourceLocation(file: \(Self.quoted(file)), line: 1)\n".utf8)
    var position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let sorted = bodies.sorted {
      ($0.body.start, $1.body.end) < ($1.body.start, $0.body.end)
    }
    for (body, place) in sorted where body.start >= position {
      result += source[position..<body.start]
      let new = Array(body.replacement(for: place).utf8)
      result += new
      let old = source[body.start..<body.end]
      // The lines stay, and the columns behind the last of them.
      result += old.filter { $0 == 10 || $0 == 13 }
      let last = old.lastIndex { $0 == 10 || $0 == 13 }
      let width = last.map { old.endIndex - $0 - 1 } ?? max(0, old.count - new.count)
      result += Array(repeating: 32, count: width)
      position = body.end
    }
    return result + source[position...]
  }

  private static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
