import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Symbols

struct SymbolLookupTests {
  let library = SymbolLibrary()

  /// The most used of data on 70 public widget repositories.
  @Test(arguments: [
    "checkmark.circle.fill", "calendar", "arrow.up", "arrow.down", "location.fill", "figure.walk",
    "plus", "play.fill", "circle", "star.fill", "bolt.fill", "exclamationmark.triangle",
    "arrow.clockwise", "checkmark", "pause.fill", "sun.max", "dollarsign.circle.fill", "photo",
    "trash", "xmark", "clock", "drop.fill", "house", "tag", "timer", "sparkles", "book.closed",
    "arrow.triangle.2.circlepath", "stopwatch", "cloud.fill", "flame.fill", "map", "globe",
    "lock.fill", "lock.open.fill", "car.fill", "fuelpump.fill", "thermometer", "moon.stars.fill",
    "sunrise.fill", "sunset.fill", "airplane", "tram.fill", "bed.double.fill", "chevron.right",
  ])
  func aCommonNameIsKnown(name: String) {
    #expect(library.symbol(named: name, size: 17, weight: 400, scale: .medium).isKnown)
  }

  @Test func everyNameOfTheTableIsRead() throws {
    let table = Repository.root.appendingPathComponent("deps/symbols.tsv")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    // A row of a part is of no name: symbols are made of it.
    let names = lines.filter { !$0.hasPrefix("#") && !$0.hasSuffix("\tpart") }.dropFirst().map {
      String($0.split(separator: "\t")[0])
    }
    #expect(names.count > 1300)
    let unknown = names.filter {
      !library.symbol(named: $0, size: 20, weight: 500, scale: .medium).isKnown
    }
    #expect(unknown.isEmpty)
  }

  @Test(arguments: ["no.such.symbol", "", "Checkmark", "checkmark.circle.fil", "zzzz", "😀"])
  func anUnknownNameIsADashedBox(name: String) {
    let symbol = library.symbol(named: name, size: 20, weight: 400, scale: .medium)
    #expect(!symbol.isKnown)
    #expect(symbol.layers.count == 1)
    // A box of 0.9 em and the air of a circle's image (SymbolPlacement).
    #expect(abs(symbol.width - 21.34) < 0.01)
  }

  /// A dashed outline and what is in it, as wide as the outline alone.
  @Test(arguments: [
    ("questionmark.square.dashed", "square.dashed"), ("questionmark.app.dashed", "app.dashed"),
    ("plus.square.dashed", "square.dashed"), ("lock.app.dashed", "app.dashed"),
    ("square.dashed.inset.filled", "square.dashed"),
    ("circle.dashed.inset.filled", "circle.dashed"),
    ("person.crop.circle.dashed", "circle.dashed"),
  ])
  func aDashedOutlineHasItsGlyph(name: String, outline: String) {
    func symbol(_ name: String) -> SymbolLibrary.Symbol {
      library.symbol(named: name, size: 20, weight: 400, scale: .medium)
    }
    #expect(symbol(name).isKnown && symbol(outline).isKnown)
    #expect(symbol(name).layers.map(\.level) == [1, 0])
    #expect(symbol(name).layers.first?.outline == symbol(outline).layers.first?.outline)
  }

  /// The badge lies at a corner and is primary; of the eight dashes it covers two at most.
  @Test func aBadgeAtADashedOutlineIsPrimary() throws {
    let symbol = library.symbol(
      named: "rectangle.dashed.badge.record", size: 20, weight: 400, scale: .medium)
    #expect(symbol.isKnown)
    #expect(symbol.layers.map(\.level) == [1, 0])
    #expect(try symbol.layers.element(0).parts.count >= 6)
  }

  @Test func aFilledCircleIsCutOutInOneColourAndLayeredByLevel() {
    let symbol = library.symbol(named: "star.circle.fill", size: 20, weight: 400, scale: .medium)
    #expect(symbol.layers.map(\.rule) == [.nonZero])
    #expect(symbol.hierarchicalLayers.map(\.level) == [1, 0])
  }

  @Test func aBadgeIsPrimary() {
    let symbol = library.symbol(named: "bell.badge", size: 20, weight: 400, scale: .medium)
    // The bell and its clapper, below the badge.
    #expect(symbol.layers.map(\.level) == [1, 1, 0])
  }
}
