import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// Pictures and colours by the symbols that Xcode generates.
@MainActor @Suite struct ImageSymbolTests {
  private let boat = ImageResource(name: "Boat", bundle: .main)

  @Test func aSymbolIsThePictureOfItsName() {
    for drawn in [
      Drawn(Image(boat)), Drawn(Label("Boat", image: boat).labelStyle(.iconOnly)),
    ] {
      #expect(drawn.list.diagnostics.map(\.code) == ["missing-image"])
      #expect(drawn.list.diagnostics.first?.message.contains("“Boat”") == true)
    }
    #expect(UIImage(resource: boat).size == .zero)
    let drawn = Drawn(Image(uiImage: UIImage(resource: boat)))
    #expect(drawn.list.diagnostics.map(\.code) == ["missing-image"])
  }

  @Test func aSymbolLiesBesideTheTitleThatItBelongsTo() throws {
    let drawn = Drawn(
      VStack {
        Label("Key", image: boat)
        Label("Title".lowercased(), image: boat)
        Button("Go", image: boat) {}
        Toggle("On", image: boat, isOn: .constant(true))
      })
    // The button and the toggle can't act in a widget, which is noted as well.
    let missing = drawn.list.diagnostics.filter { $0.code == "missing-image" }
    #expect(try missing.count == 1 && missing.element(0).message.contains("“Boat”"))
  }

  @Test func aColoursSymbolIsTheColourOfItsName() {
    let drawn = Drawn(Color(ColorResource(name: "Harbour", bundle: .main)))
    #expect(drawn.list.diagnostics.first?.message.contains("“Harbour”") == true)
    let clear = UIColor(resource: ColorResource(name: "Harbour", bundle: .main))
    #expect(clear.cgColor.alpha == 0)
    #expect(Drawn(Color(uiColor: clear)).list.diagnostics.map(\.code) == ["missing-color"])
  }
}
