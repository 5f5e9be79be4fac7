import Foundation
import Testing
import XCTest

/// Tells whichever test runs what came of an assertion.
enum Reporter {
  static func fail(_ message: String, at place: SourcePlace) {
    guard Test.current != nil else {
      return XCTFail(message, file: place.file, line: place.line)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location(place))
  }

  /// Where the runner takes attachments (`swift test --attachments-path`).
  static func attach(_ bytes: [UInt8], named name: String, at place: SourcePlace) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: location(place))
  }

  private static func location(_ place: SourcePlace) -> SourceLocation {
    SourceLocation(
      fileID: place.fileID, filePath: place.path, line: Int(place.line),
      column: max(Int(place.column), 1))
  }
}
