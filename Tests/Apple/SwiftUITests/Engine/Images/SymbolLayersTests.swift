import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// Palettes and hierarchies of symbols, as far as the substitutes have layers.
@MainActor @Suite struct SymbolLayersTests {
  private func messages(_ view: some View) -> [String] {
    LaidOut(view).list.diagnostics.map(\.message)
  }

  @Test func eachLayerHasItsColorOfThePalette() {
    let rain = Drawn(
      Image(systemName: "cloud.rain.fill").symbolRenderingMode(.palette)
        .foregroundStyle(Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)))
    #expect(Set(rain.hexes) == ["#0000FF", "#FF0000"])
    // The cloud is one figure, the drops are several.
    #expect(rain.hexes.count { $0 == "#0000FF" } == 1)
    #expect(rain.list.diagnostics.isEmpty)
    let check = Drawn(
      Image(systemName: "checkmark.circle.fill")
        .foregroundStyle(Color(red: 1, green: 1, blue: 1), Color(red: 0, green: 1, blue: 0)))
    #expect(check.hexes == ["#00FF00", "#FFFFFF"])
  }

  @Test func aPaletteOfMoreColorsThanLayersIsReported() {
    #expect(
      messages(
        Image(systemName: "heart.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.red, .blue, .green))
        == [
          "The substitute for “heart.fill” has one layer: of the 3 colours of its palette it shows the first. Put "
            + "a symbol set with Apple's layers into the catalogue."
        ])
    #expect(
      messages(
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.red, .blue, .green))
        == [
          "The substitute for “checkmark.circle.fill” has 2 layers: of the 3 colours of its palette it shows the "
            + "first 2. Put a symbol set with Apple's layers into the catalogue."
        ])
  }

  @Test func aHierarchyWithoutLayersIsReported() {
    #expect(
      messages(Image(systemName: "person.wave.2").symbolRenderingMode(.hierarchical))
        == [
          "The substitute for “person.wave.2” has one layer: all of it is drawn at full strength. Put a symbol set "
            + "with Apple's layers into the catalogue."
        ])
    // It has one layer with Apple, too.
    #expect(messages(Image(systemName: "heart.fill").symbolRenderingMode(.hierarchical)) == [])
    #expect(messages(Image(systemName: "person.2.fill").symbolRenderingMode(.hierarchical)) == [])
    #expect(messages(Image(systemName: "moon.stars.fill").symbolRenderingMode(.hierarchical)) == [])
    #expect(messages(Image(systemName: "person.wave.2").symbolRenderingMode(.monochrome)) == [])
  }

  @Test func aConfiguredSymbolKeepsItsColorsInAView() throws {
    let image = try #require(
      UIImage(
        systemName: "checkmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.white, .red])))
    let drawn = Drawn(Image(uiImage: image).foregroundStyle(.green))
    #expect(drawn.list.diagnostics.isEmpty)
    #expect(image.renderingMode == .automatic)
  }
}
