import SwiftUI
import Testing
import UIKit

// What Xcode writes for the colors Sky, gray and secondary of a catalogue: the first gets a symbol in each type, the
// others have names of the system's.
extension ColorResource {
  fileprivate static let sky = ColorResource(name: "Sky", bundle: .main)
  fileprivate static let gray = ColorResource(name: "gray", bundle: .main)
  fileprivate static let secondary = ColorResource(name: "secondary", bundle: .main)
}
extension UIColor {
  fileprivate static var sky: UIColor { UIColor(resource: .sky) }
}
extension ShapeStyle where Self == Color {
  fileprivate static var sky: Color { Color(.sky) }
}

/// `Color(.name)` for a generated symbol, which is unambiguous whatever else has the name.
@MainActor @Suite struct GeneratedSymbolTests {
  // A statement each: expressions with several of them are slow to compile.
  @Test func aResourceIsPreferredToAColorOfUIKit() {
    let sky = Color(.sky)
    #expect(sky == Color("Sky"))
    let gray = Color(.gray)
    #expect(gray == Color("gray"))
    let secondary = Color(.secondary)
    #expect(secondary == Color("secondary"))
    let style = Color.sky
    #expect(style == sky)
    let ofUIKit = Color(uiColor: .sky)
    #expect(ofUIKit != sky)
  }

  @Test func theSystemsColorsAreReachedByTheirNames() {
    let red = Color(.red)
    #expect(red == Color(uiColor: UIColor.red))
    let label = Color(.label)
    #expect(label == Color(uiColor: UIColor.label))
    let white = Color(.white)
    #expect(white == Color(uiColor: UIColor.white))
    let clear = Color(.clear)
    #expect(clear == Color(uiColor: UIColor.clear))
  }

  @Test func theyCompileWhereverAColorIsWritten() {
    let text = Text(verbatim: "a").foregroundStyle(.sky).foregroundColor(.init(.sky)).tint(.sky)
    let circle = Circle().fill(.sky).background(.sky, in: Circle())
    let gradient = LinearGradient(
      colors: [Color(.sky), .sky, Color(.red)], startPoint: .top, endPoint: .bottom)
    for drawn in [Drawn(text), Drawn(circle), Drawn(gradient)] {
      #expect(drawn.list.diagnostics.contains { $0.code == "missing-color" })
    }
  }
}
