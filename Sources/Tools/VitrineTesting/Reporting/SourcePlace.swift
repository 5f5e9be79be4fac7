import Foundation

/// Where an assertion stands.
struct SourcePlace: Sendable {
  /// `Module/File.swift`.
  var fileID: String
  let file: StaticString
  let path: String
  /// As `#function` gives it.
  let function: String
  let line: UInt
  let column: UInt

  /// - Parameter path: of the file, where it isn't `file`.
  init(
    _ fileID: StaticString, _ file: StaticString, _ function: String, _ line: UInt, _ column: UInt,
    path: String? = nil
  ) {
    self.fileID = "\(fileID)"
    self.file = file
    self.path = path ?? "\(file)"
    self.function = function
    self.line = line
    self.column = column
  }

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
