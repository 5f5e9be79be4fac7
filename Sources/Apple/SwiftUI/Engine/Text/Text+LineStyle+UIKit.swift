import Foundation
import UIKit

extension Text.LineStyle {
  /// - Returns: nil for no line, and for what SwiftUI can't draw: thick, double, and word by word.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    self.init(nsUnderlineStyle: nsUnderlineStyle, color: nil)
  }

  init?(nsUnderlineStyle style: NSUnderlineStyle, color: Color?) {
    // Thick is 2 and double is 9: both have more than single's bit.
    guard style.contains(.single), style.rawValue & 0x0A == 0, !style.contains(.byWord) else {
      return nil
    }
    let pattern: Pattern
    switch style.rawValue & 0x0700 {
    case NSUnderlineStyle.patternDot.rawValue: pattern = .dot
    case NSUnderlineStyle.patternDash.rawValue: pattern = .dash
    case NSUnderlineStyle.patternDashDot.rawValue: pattern = .dashDot
    case NSUnderlineStyle.patternDashDotDot.rawValue: pattern = .dashDotDot
    default: pattern = .solid
    }
    self.init(pattern: pattern, color: color)
  }
}
