import DisplayList
import SystemDesigns
import UIKit

extension Color {
  public static let primary = Color(SystemColor.label)
  public static let secondary = Color(SystemColor.secondaryLabel)
  /// The colour set that the product's Info.plist names as its accent colour, else `AccentColor`; blue where the
  /// catalogue has none, and where the settings of an Xcode project name none.
  public static var accentColor: Color { Color(.accent) }
}

// Declared once, for `.red` as a style and for `Color.red` alike. Apple declares them in `Color` too;
// but with two of a name the type checker solves all that a modifier is applied to once for each.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(SystemColor.red) }
  public static var orange: Color { Color(SystemColor.orange) }
  public static var yellow: Color { Color(SystemColor.yellow) }
  public static var green: Color { Color(SystemColor.green) }
  public static var mint: Color { Color(SystemColor.mint) }
  public static var teal: Color { Color(SystemColor.teal) }
  public static var cyan: Color { Color(SystemColor.cyan) }
  public static var blue: Color { Color(SystemColor.blue) }
  public static var indigo: Color { Color(SystemColor.indigo) }
  public static var purple: Color { Color(SystemColor.purple) }
  public static var pink: Color { Color(SystemColor.pink) }
  public static var brown: Color { Color(SystemColor.brown) }
  public static var gray: Color { Color(SystemColor.gray) }
  public static var white: Color { Color(RGBA.white) }
  public static var black: Color { Color(RGBA.black) }
  public static var clear: Color { Color(RGBA.clear) }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch source {
    case .fixed(let rgba):
      let hex = rgba.hex
      return hex.count == 7 ? hex + "FF" : hex
    case .system(.label): return "primary"
    case .system(.secondaryLabel): return "secondary"
    case .system(let system): return "\(system)"
    case .named(let name, _): return "NamedColor(name: \"\(name)\", bundle: nil)"
    case .accent: return "AccentColorProvider()"
    case .uiKit(let color): return "\(color)"
    case .mixed(let a, let b, let fraction, _): return "mix(\(a), \(b), by: \(fraction))"
    }
  }
}
