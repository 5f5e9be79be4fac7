import Foundation
import Goldens
import LayoutExplanation
import SwiftSource

/// The lines of calls of modifiers in the code of types. A call is known by its text, such as `padding(8)`, where the code
/// of its type has it once: a wrong line is worse than none.
struct CallLines {
  /// The lines by the texts of the calls, for each type.
  private(set) var types: [String: [String: Int]] = [:]

  /// - Parameters:
  ///   - places: the declarations of the types, by their names.
  ///   - folder: what the declarations' files are relative to, an absolute path.
  init(of places: [String: DeclarationLocation], in folder: String) {
    let files = Set(places.values.map { "\(folder)/\($0.file)" }).sorted()
    guard let bodies = try? SwiftSource().bodies(in: files) else { return }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let own = bodies.filter { $0.file == file }
      for (name, place) in places where "\(folder)/\(place.file)" == file {
        let code = own.filter { Self.isCode($0, of: name) }
        let outer = code.filter { body in !code.contains { $0.holds(body) } }
        types[name] = Self.lines(of: outer, in: [UInt8](data))
      }
    }
  }

  private static func isCode(_ body: CodeBody, of type: String) -> Bool {
    (body.kind == .function || body.kind == .value)
      && body.name.split(separator: ".").dropLast().contains(Substring(type))
  }

  private static func lines(of bodies: [CodeBody], in source: [UInt8]) -> [String: Int] {
    var found: [String: [Int]] = [:]
    for body in bodies where body.start >= 0 && body.start <= body.end && body.end <= source.count {
      let text = String(decoding: source[body.start..<body.end], as: UTF8.self)
      for (call, line) in calls(in: text) { found[call, default: []].append(body.startLine + line) }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The calls of members in some code, also those within another's arguments, without closures, with the numbers of
  /// line breaks before them. What a comment leaves out, or a text has, is no call.
  static func calls(in code: String) -> [(call: String, line: Int)] {
    let code = SourcePart.blanked(code, keepingQuotes: true)
    let pattern = #/\.(\w+)\(((?:[^()"]|\([^()"]*\))*)\)/#
    var calls: [(call: String, line: Int)] = []
    var line = 0
    var counted = code.startIndex
    var next = code.startIndex
    while let match = code[next...].firstMatch(of: pattern) {
      line += code[counted..<match.range.lowerBound].count(where: \.isNewline)
      counted = match.range.lowerBound
      next = match.1.endIndex
      let arguments = match.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      calls.append(("\(match.1)(\(arguments))", line))
    }
    return calls
  }
}

extension LayoutExplanation {
  /// The same with the lines of its modifiers' calls: of those that one of the types around a view has.
  ///
  /// - Parameter places: the declarations of types, by their names.
  func withCalls(_ calls: CallLines, _ places: [String: DeclarationLocation]) -> LayoutExplanation {
    var explanation = self
    for index in views.indices where !views[index].modifiers.isEmpty {
      var around: [String] = []
      var next: Int? = index
      while let at = next {
        if !around.contains(views[at].view) { around.append(views[at].view) }
        next = views[at].parent
      }
      let found = views[index].modifiers.map { modifier -> String? in
        let having = around.filter { calls.types[$0]?[modifier] != nil }
        guard having.count == 1, let type = having.first, let place = places[type],
          let line = calls.types[type]?[modifier]
        else { return nil }
        return "\(place.file):\(line)"
      }
      if found.contains(where: { $0 != nil }) { explanation.views[index].modifierPlaces = found }
    }
    return explanation
  }
}
