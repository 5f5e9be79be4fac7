import Foundation

/// Where an assertion stands.
struct SourcePlace: Sendable {
  /// `Module/File.swift`.
  let fileID: String
  let file: StaticString
  /// As `#function` gives it.
  let function: String
  let line: UInt
  let column: UInt

  init(
    _ fileID: StaticString, _ file: StaticString, _ function: String, _ line: UInt, _ column: UInt
  ) {
    self.fileID = "\(fileID)"
    self.file = file
    self.function = function
    self.line = line
    self.column = column
  }

  var path: String { "\(file)" }
  var folder: String { (path as NSString).deletingLastPathComponent }
  /// Of the file, without its extension.
  var fileName: String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The function's name without its parameters, or backticks.
  var testName: String {
    function.prefix { $0 != "(" }.filter { $0 != "`" }.trimmingCharacters(in: .whitespaces)
  }
}
