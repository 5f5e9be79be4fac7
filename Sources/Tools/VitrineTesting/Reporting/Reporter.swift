import Foundation
import Testing
import XCTest

/// Reports to the test that runs, in XCTest or in Swift Testing.
enum Reporter {
  static func fail(_ message: String, at location: AssertionLocation) {
    guard Test.current != nil else {
      return XCTFail(message, file: location.file, line: location.line)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
  }

  /// Attaches a file where the runner takes attachments (`swift test --attachments-path`).
  static func attach(_ bytes: [UInt8], named name: String, at location: AssertionLocation) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: location.sourceLocation)
  }
}

extension AssertionLocation {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID, filePath: path, line: Int(line), column: max(Int(column), 1))
  }
}
