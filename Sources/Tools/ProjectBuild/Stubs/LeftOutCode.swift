import Failures
import Foundation
import SwiftSource
import XcodeProject

/// The parts of a module's code that the compiler refuses only because of stubs, and that are left out so that the rest
/// is compiled. The user's files stay as they are.
struct LeftOutCode {
  /// The folder for what is compiled in place of the files, and for the list of places.
  let folder: String
  /// A text that changes with the library: another one may have the names.
  let edition: String
  private let source: SwiftSource
  private(set) var places: [LeftOutPlace] = []
  /// The declarations of which an expression was left out, so that all of their code is next.
  private var tried: Set<String> = []

  init(folder: String, edition: String, source: SwiftSource) {
    self.folder = folder
    self.source = source
    self.edition = edition
    guard let data = FileManager.default.contents(atPath: list),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.edition == edition
    else { return }
    places = kept.places
  }

  private struct Kept: Codable {
    var edition: String
    var places: [LeftOutPlace]
  }

  private var list: String { "\(folder)/left-out.json" }

  mutating func clear() {
    places = []
    tried = []
  }

  // MARK: Shadows

  /// Writes the files that are compiled in place of others.
  ///
  /// - Returns: their paths, by those of the others.
  mutating func write(for files: [String]) throws(Failure) -> [String: String] {
    let wanted = Set(files)
    places.removeAll { !wanted.contains($0.file) }
    var shadows: [String: String] = [:]
    let named = Set(places.map(\.file))
    let bodies = try source.bodies(in: files.filter(named.contains))
    var kept: [LeftOutPlace] = []
    for (index, file) in files.enumerated() where named.contains(file) {
      let bytes = Self.bytes(of: file)
      let all = bodies.filter { $0.file == file && $0.end <= bytes.count }.compactMap { body in
        let place = LeftOutPlace(body, in: bytes)
        return places.contains { $0.isSame(as: place) } ? (body: body, place: place) : nil
      }
      let found = all.filter { item in !all.contains { $0.body.holds(item.body) } }
      guard !found.isEmpty else { continue }
      kept += found.map(\.place)
      let shadow = LeftOutShadow(source: bytes, file: file).text(
        without: found.map { ($0.body, $0.place.description) })
      let path = "\(folder)/left-out/\(index)/\((file as NSString).lastPathComponent)"
      try BuiltFile.write(Data(shadow), to: path)
      shadows[file] = path
    }
    places = kept
    try save()
    return shadows
  }

  private func save() throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Kept(edition: edition, places: places)),
      !places.isEmpty || FileManager.default.fileExists(atPath: list)
    else { return }
    try BuiltFile.write(data, to: list)
  }

  private static func bytes(of file: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: file) ?? Data())
  }

  // MARK: Choice

  /// Leaves out what errors are about.
  ///
  /// - Parameters:
  ///   - files: those that import a missing module.
  ///   - names: of the stubs, which have to be the cause of an error.
  /// - Returns: whether there is anything new to leave out.
  mutating func leaveOut(
    _ errors: [CompilerMessage], importing files: Set<String>, names: StubNames
  ) throws(Failure) -> Bool {
    try leaveOut(errors, isRefused: false) { error, code in
      names.areCause(of: error.text, in: code, imports: files.contains(error.path))
    }
  }

  /// Leaves out what errors are about, whatever their cause.
  ///
  /// - Returns: whether there is anything new to leave out.
  mutating func leaveOut(_ errors: [CompilerMessage]) throws(Failure) -> Bool {
    try leaveOut(errors, isRefused: true) { _, _ in true }
  }

  /// - Parameters:
  ///   - isRefused: whether the compiler's message is the only reason.
  ///   - counts: whether an error counts, by the code around it.
  private mutating func leaveOut(
    _ errors: [CompilerMessage], isRefused: Bool,
    where counts: (CompilerMessage, String) -> Bool
  ) throws(Failure) -> Bool {
    let bodies = Dictionary(
      grouping: try source.bodies(in: Set(errors.map(\.path)).sorted()), by: \.file)
    let before = Set(tried)
    var new: [CodeBody] = []
    for error in errors {
      // What is left out for another error may be all that is wrong.
      let isDone = new.contains {
        $0.file == error.path && $0.contains(line: error.line, column: error.column)
      }
      guard !isDone, let all = bodies[error.path] else { continue }
      let bytes = Self.bytes(of: error.path)
      let around = all.filter {
        $0.end <= bytes.count && $0.contains(line: error.line, column: error.column)
      }
      let code = around.max { ($0.end - $0.start) < ($1.end - $1.start) }
      guard let code,
        counts(error, String(decoding: bytes[code.start..<code.end], as: UTF8.self)),
        let body = choice(for: error, around, of: all, bytes, before)
      else { continue }
      var place = LeftOutPlace(body, in: bytes)
      if isRefused { place.refusal = error.text.replacing(/\.+$/, with: "") }
      guard !places.contains(where: { $0.isSame(as: place) }) else { continue }
      places.append(place)
      tried.insert("\(error.path):\(body.name)")
      new.append(body)
    }
    return !new.isEmpty
  }

  /// The smallest part that can be left out: the expression at first, then the code of the function, in the end the
  /// declaration.
  private func choice(
    for error: CompilerMessage, _ around: [CodeBody], of all: [CodeBody], _ bytes: [UInt8],
    _ before: Set<String>
  ) -> CodeBody? {
    let out = around.filter { body in
      let place = LeftOutPlace(body, in: bytes)
      return places.contains { $0.isSame(as: place) }
    }
    let sorted = around.filter { body in
      body.isReplaceable && !out.contains(body)
        && !out.contains { $0.start <= body.start && body.end <= $0.end }
    }.sorted { ($0.end - $0.start, $0.kind.rawValue) < ($1.end - $1.start, $1.kind.rawValue) }
    guard let first = sorted.first else { return nil }
    // Something of the function is left out, and there still is an error in it.
    if first.kind == .expression, before.contains("\(error.path):\(first.name)") {
      return sorted.first { $0.kind != .expression }
    }
    guard first.kind == .declaration else { return first }
    // Before the declaration its code, as far as that is compiled.
    let inner = all.filter {
      [.function, .initializer].contains($0.kind) && $0.name == first.name
        && first.start <= $0.start && $0.end <= first.end && $0.isReplaceable
    }
    return inner.first { body in
      let place = LeftOutPlace(body, in: bytes)
      return !places.contains { $0.isSame(as: place) }
    } ?? first
  }
}
