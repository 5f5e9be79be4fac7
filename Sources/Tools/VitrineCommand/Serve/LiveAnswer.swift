import DisplayList
import Foundation
import Site
import WidgetHost

/// A frame as a live page gets it.
struct LiveAnswer: Encodable {
  struct Control: Encodable {
    var name: String
    var label: String
    var isOn: Bool?
    var isEnabled: Bool
    /// Shares of the picture, in percent: left, top, width, height.
    var share: [Double]
  }

  struct Step: Encodable {
    /// `before`, `optimistic`, `invalidated` or `after`.
    var name: String
    /// A PNG as base64.
    var png: String
  }

  struct Timeline: Encodable {
    /// Seconds since 1970.
    var dates: [Double]
    /// `atEnd`, `never`, or a date in seconds since 1970.
    var reload: String
  }

  var id: String
  var kind: String
  var family: String
  var digest: String
  /// Seconds since 1970 of the entry.
  var date: Double
  /// Seconds since 1970 of the world's clock.
  var now: Double
  var timeZone: String
  /// Whether the picture follows the JSON.
  var hasPicture: Bool
  var shown: LivePicture?
  var controls: [Control]
  var steps: [Step] = []
  /// The effects of pressing, one sentence a control.
  var pressed: [String] = []
  var timeline: Timeline?
  /// The names of a Live Activity's or control's sample states.
  var samples: [String] = []
  /// The failures, with a picture or in its place.
  var problems: [String] = []
  /// The text that the widget's code printed.
  var output: String
  var command: String
  /// JSON of a configuration's file, which the command names; nil where it names none.
  var configuration: String?
  /// The entry's properties as a JSON object; nil where JSON has none of them.
  var entry: String?
  /// The values of all knobs, by the names of their options.
  var settings: [String: String]
  /// Values of knobs that fit the others, by the knob's name.
  var offers: [String: [String]]
  /// Milliseconds from the request to the answer.
  var time: Double
}

extension LiveAnswer.Control {
  init(_ control: FrameRecord.Control, in size: CGSize) {
    func share(_ part: CGFloat, _ whole: CGFloat) -> Double {
      (Double(part / max(whole, 0.01)) * 10_000).rounded() / 100
    }
    let rect = control.rect
    self.init(
      name: control.name, label: control.label, isOn: control.isOn, isEnabled: control.isEnabled,
      share: [
        share(rect.minX, size.width), share(rect.minY, size.height),
        share(rect.width, size.width), share(rect.height, size.height),
      ])
  }
}
