import DisplayList
import Foundation

extension EnvironmentValues {
  /// Whether the content is hidden: a placeholder, or something private while the device is locked.
  var isContentRedacted: Bool {
    fields.redactionReasons.contains(.placeholder) || isContentPrivate
  }

  /// Whether the content is hidden as private. Then its accessibility labels are hidden too.
  var isContentPrivate: Bool { fields.redactionReasons.contains(.privacy) && fields.isSensitive }

  /// The reason why the content is hidden; nil where it isn't. A placeholder hides what is private, too.
  var tracedRedaction: LayoutTrace.Text.Redaction? {
    fields.redactionReasons.contains(.placeholder)
      ? .placeholder : isContentPrivate ? .privacy : nil
  }
}
