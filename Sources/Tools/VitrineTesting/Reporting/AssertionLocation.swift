import Foundation

/// The location of an assertion in source.
struct AssertionLocation: Sendable {
  /// `Module/File.swift`.
  var fileID: String
  let file: StaticString
  let path: String
  /// `#function`.
  let function: String
  let line: UInt
  let column: UInt

  /// - Parameter path: the file's, where it isn't `file`.
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
  /// The file's name without its extension.
  var fileName: String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The function's name without its parameters, or backticks.
  var testName: String {
    function.prefix { $0 != "(" }.filter { $0 != "`" }.trimmingCharacters(in: .whitespaces)
  }
}
