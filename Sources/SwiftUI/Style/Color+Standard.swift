import DisplayList
import UIKit

extension Color {
  public static let red = Color(SystemColor.red)
  public static let orange = Color(SystemColor.orange)
  public static let yellow = Color(SystemColor.yellow)
  public static let green = Color(SystemColor.green)
  public static let mint = Color(SystemColor.mint)
  public static let teal = Color(SystemColor.teal)
  public static let cyan = Color(SystemColor.cyan)
  public static let blue = Color(SystemColor.blue)
  public static let indigo = Color(SystemColor.indigo)
  public static let purple = Color(SystemColor.purple)
  public static let pink = Color(SystemColor.pink)
  public static let brown = Color(SystemColor.brown)
  public static let gray = Color(SystemColor.gray)
  public static let white = Color(RGBA.white)
  public static let black = Color(RGBA.black)
  public static let clear = Color(RGBA.clear)
  public static let primary = Color(SystemColor.label)
  public static let secondary = Color(SystemColor.secondaryLabel)
  /// The catalogue's `AccentColor`; blue where it has none.
  public static var accentColor: Color { Color(.accent) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
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
    case .named(let name): return "NamedColor(name: \"\(name)\", bundle: nil)"
    case .accent: return "AccentColorProvider()"
    case .uiKit(let color): return "\(color)"
    case .mixed(let a, let b, let fraction, _): return "mix(\(a), \(b), by: \(fraction))"
    }
  }
}
