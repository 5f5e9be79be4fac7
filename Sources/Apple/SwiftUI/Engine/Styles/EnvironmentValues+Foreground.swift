import DisplayList
import Foundation

extension EnvironmentValues {
  /// The foreground's ink; primary at level 0.
  func foregroundInk(_ level: Int = 0) -> _Ink {
    ForegroundLevels.ink(fields.foregroundStyles, level, self)
  }

  /// The paint of the current foreground style.
  func foregroundPaint(in rect: CGRect) -> Paint { foregroundInk().paint(in: rect) }

  /// The styles that levels are counted from: a level that was set as the foreground doesn't add up.
  var foregroundBase: [AnyShapeStyle] {
    let styles = fields.foregroundStyles
    if styles.count == 1, let captured = styles[0].style as? CapturedForeground {
      return captured.styles
    }
    return styles
  }

  /// Sets the foreground, primary first; each style keeps the meaning that it has here.
  mutating func setForeground(_ styles: [AnyShapeStyle]) {
    fields.foregroundStyles = styles.map { $0._captured(self) }
    fields.isForegroundChosen = false
  }

  /// Sets the foreground of a control's label where none was chosen around it: `foregroundStyle` on a
  /// button colours its label, whatever the tint. Source: OpenSwiftUI's account of a default foreground
  /// style beside the one that is set (ForegroundStyle.swift @069dd80).
  mutating func setDefaultForeground(_ styles: [AnyShapeStyle]) {
    if !fields.isForegroundChosen { setForeground(styles) }
  }
}
