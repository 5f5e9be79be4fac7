import Audit
import DisplayList
import Foundation
import Goldens

/// A frame that was made, with all that was found out about it.
package struct FrameRecord: Codable, Sendable {
  package struct Link: Codable, Sendable {
    package var url: String
    package var rect: CGRect
  }
  /// A button or toggle of the picture.
  package struct Control: Codable, Sendable {
    package var name: String
    package var label: String
    /// Whether a toggle is on; nil for a button.
    package var isOn: Bool?
    package var isEnabled: Bool
    /// Points, in the picture.
    package var rect: CGRect
  }
  package var id: String
  package var request: FrameRequest
  /// The entry's date.
  package var date: Date
  /// Points.
  package var size: CGSize
  package var scale: Double
  /// The paths of the frame's files by format, relative to the output folder.
  package var files: [String: String]
  package var digest: String
  package var diagnostics: [Diagnostic]
  package var links: [Link]
  package var texts: [String]
  /// The result of the audit; nil where none was asked for.
  package var audit: FrameAudit.Result?
  /// The comparison with the golden; nil where none was asked for.
  package var comparison: FrameComparison?
  /// The buttons and toggles; nil where no live page asks for them.
  package var controls: [Control]?
  /// The entry's stored properties as a JSON object; nil where no live page asks for them, or JSON has none.
  package var entry: String?
  /// The developer's own views in it; nil where its layout isn't explained.
  package var types: [String]?
  /// Milliseconds: tree, layout and display list; and writing all formats.
  package var drawTime: Double
  package var writeTime: Double

  /// Whether it is a later picture of an entry that has a frame: no frame of its own.
  package var isLater: Bool { request.phase.seconds > 0 }
}
