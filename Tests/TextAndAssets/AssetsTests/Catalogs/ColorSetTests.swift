import DisplayList
import Foundation
import Testing

@testable import Assets

struct ColorSetTests {
  func color(
    _ contents: String, isDark: Bool = false, isHighContrast: Bool = false
  ) throws -> RGBA? {
    guard case .fixed(let color) = try assetColor(contents, isDark, isHighContrast) else {
      return nil
    }
    return color
  }

  func assetColor(
    _ contents: String, _ isDark: Bool = false, _ isHighContrast: Bool = false
  ) throws -> AssetColor? {
    let product = try Product(["A.xcassets/C.colorset/Contents.json": contents])
    return product.library.color(
      named: "C", appearance: .init(isDark: isDark, isHighContrast: isHighContrast))
  }

  func entry(_ components: String, space: String = "srgb", appearances: String = "[]") -> String {
    """
    {"idiom": "universal", "appearances": \(appearances),
     "color": {"color-space": "\(space)", "components": {\(components)}}}
    """
  }

  @Test(arguments: [
    (#""red": "0x00", "green": "0x88", "blue": "0xFF", "alpha": "1.000""#, "#0088FF"),
    (#""red": "255", "green": "1", "blue": "0", "alpha": "1""#, "#FF0100"),
    (#""red": "1", "green": "0", "blue": "0", "alpha": "1.000""#, "#FF0000"),
    (#""red": "0.200", "green": "0.400", "blue": "0.600", "alpha": "0.500""#, "#33669980"),
    (#""red": 0.2, "green": 0.4, "blue": 0.6, "alpha": 1"#, "#336699"),
  ])
  func componentsComeInThreeNotations(components: String, hex: String) throws {
    #expect(try color(#"{"colors": [\#(entry(components))]}"#)?.hex == hex)
  }

  @Test func appearancesAreMatched() throws {
    let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
    let high = #"[{"appearance": "contrast", "value": "high"}]"#
    let both = String(dark.dropLast()) + ", " + high.dropFirst()
    func gray(_ value: String) -> String {
      #""red": "\#(value)", "green": "\#(value)", "blue": "\#(value)", "alpha": "1.000""#
    }
    let contents = """
      {"colors": [\(entry(gray("0x10"))), \(entry(gray("0x20"), appearances: dark)),
        \(entry(gray("0x30"), appearances: high)), \(entry(gray("0x40"), appearances: both))]}
      """
    #expect(try color(contents)?.hex == "#101010")
    #expect(try color(contents, isDark: true)?.hex == "#202020")
    #expect(try color(contents, isHighContrast: true)?.hex == "#303030")
    #expect(try color(contents, isDark: true, isHighContrast: true)?.hex == "#404040")
  }

  /// Expected values by the CSS Color 4 sample code's matrices, rounded to 8 bits.
  @Test(arguments: [
    ("1.000", "0.000", "0.000", "#FF0000"), ("0.600", "0.600", "0.600", "#999999"),
    ("0.400", "0.600", "0.800", "#559BD1"),
  ])
  func displayP3IsBroughtIntoSRGB(red: String, green: String, blue: String, hex: String) throws {
    let components = #""red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1""#
    let contents = #"{"colors": [\#(entry(components, space: "display-p3"))]}"#
    #expect(try color(contents)?.hex == hex)
  }

  @Test func grayHasOneComponent() throws {
    let contents =
      #"{"colors": [\#(entry(#""white": "1.000", "alpha": "0.500""#, space: "gray-gamma-22"))]}"#
    #expect(try color(contents)?.hex == "#FFFFFF80")
  }

  @Test func aSystemColorCanBeNamed() throws {
    let contents = """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "systemBackgroundColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components":
          {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000"}}}]}
      """
    #expect(try assetColor(contents) == .system("systemBackgroundColor"))
    #expect(try color(contents, isDark: true)?.hex == "#102030")
  }

  @Test func whatGivesNoColourIsNone() throws {
    #expect(try assetColor(#"{"colors": [{"idiom": "universal"}]}"#) == nil)
    #expect(try assetColor("not json") == nil)
    #expect(try assetColor(#"{"colors": [\#(entry(#""red": "x""#))]}"#) == nil)
  }
}
