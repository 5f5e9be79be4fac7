import Failures
import Foundation

/// A reader of `.xcconfig` files with those that they include.
struct SettingFile {
  private let root: ProjectRoot
  private(set) var level = SettingLevel()
  private(set) var problems: [ProjectProblem] = []
  /// The files that were read, with those included.
  private(set) var files: [String] = []
  private static let depthLimit = 32
  private static let countLimit = 500

  init(_ path: String, root: ProjectRoot) {
    self.root = root
    read(path, includedAt: nil, above: [])
  }

  private mutating func read(_ path: String, includedAt place: String?, above: [String]) {
    guard !above.contains(path) else { return }
    guard above.count < Self.depthLimit, files.count < Self.countLimit else {
      problems.append(ProjectProblem(.setting, "It is included by too many files.", at: path))
      return
    }
    switch root.presence(of: path) {
    case .inside: break
    case .outside:
      problems.append(root.outside(path))
      return
    case .absent:
      problems.append(
        ProjectProblem(
          .missingFile, "The settings in \(path) aren't there.", at: place,
          remedy: Self.remedy(for: path)))
      return
    }
    let text: String
    do throws(Failure) {
      text = String(decoding: try PropertyListFile.data(of: path), as: UTF8.self)
    } catch {
      problems.append(ProjectProblem(.unreadable, error.cause, at: path, remedy: error.remedy))
      return
    }
    files.append(path)
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      read(line: String(line), at: "\(path):\(number)", in: path, above: above + [path])
    }
  }

  private mutating func read(line: String, at place: String, in file: String, above: [String]) {
    let line = (line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line)
      .trimmingCharacters(in: .whitespaces)
    if line.hasPrefix("#include") {
      guard let name = Self.included(line) else {
        problems.append(ProjectProblem(.setting, "An #include names no file.", at: place))
        return
      }
      let folder = (file as NSString).deletingLastPathComponent
      let path = ProjectRoot.found(name.hasPrefix("/") ? name : "\(folder)/\(name)")
      // `#include?` is for files that may be missing.
      if line.hasPrefix("#include?"), root.presence(of: path) == .absent { return }
      read(path, includedAt: place, above: above)
    } else if let equals = Self.assignment(in: line) {
      let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      level.assign(
        line[..<equals].trimmingCharacters(in: .whitespaces),
        value.hasSuffix(";") ? String(value.dropLast()) : value)
    }
  }

  /// The equals sign behind the name and its conditions, which have some of their own.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func included(_ line: String) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  /// The tool that writes the file; nil where its path names none.
  static func remedy(for path: String) -> String? {
    if path.contains("/Pods/") { return "CocoaPods writes it: run pod install." }
    if path.contains("/Flutter/") { return "Flutter writes it: run flutter pub get." }
    if path.contains("node_modules") { return "It comes with a package of npm: run npm install." }
    return nil
  }
}
