import DisplayList
import Foundation
import Testing

@testable import Symbols

/// Sizes of Apple's symbols that deps/symbol-sizes.tsv has, in points at a font of 100 points. Each expectation is a picture of
/// Apple's that was measured, or a template that its SF Symbols app wrote, and not the table.
struct SymbolSizeTests {
  private func symbol(
    _ name: String, size: CGFloat = 100, weight: Double = 400
  ) -> SymbolLibrary.Symbol {
    SymbolLibrary().symbol(named: name, size: size, weight: weight, scale: .medium)
  }

  /// Templates: shield and clipboard in keepassium/KeePassium (network.badge.shield, clock.clipboard), rectangle in
  /// sebjvidal/Popflash (maximise), checkmark.circle in davidsansome/tsurukame, 123.rectangle in KeePassium.
  @Test(arguments: [
    ("xmark.shield", 81.2, 98.6), ("rectangle", 115.1, 89.9),
    ("123.rectangle", 115.0, 89.8), ("checkmark.circle", 99.6, 99.6),
    ("trash", 94.5, 108.7),
  ])
  func theInkIsAsLargeAsInTemplates(name: String, width: CGFloat, height: CGFloat) {
    let box = symbol(name).inkBox
    #expect(abs(box.width - width) < 1)
    #expect(abs(box.height - height) < 1)
  }

  /// The same templates: the middle of the ink above the middle of the capitals.
  @Test(arguments: [("xmark.shield", -1.3), ("trash", 4.3), ("circle", 0)])
  func theInkIsAsHighAsInTemplates(name: String, rise: CGFloat) {
    // 1443 / 2048 of an em is the height of SF's capitals.
    #expect(abs(-symbol(name).inkBox.midY - 100 * 1443 / 2048 / 2 - rise) < 0.6)
  }

  /// 0.958, 0.979, 0.996, 1.010, 1.021, 1.035 ems from thin to bold in the template of checkmark.circle, 0.864, 0.884, 0.899,
  /// 0.913, 0.923, 0.937 high a rectangle's (preferencesToolbarExtensions in Ranchero-Software/NetNewsWire).
  @Test(arguments: [
    (200.0, 95.8, 86.4), (300, 97.9, 88.4), (400, 99.6, 89.9), (500, 101.0, 91.3),
    (600, 102.1, 92.3),
    (700, 103.5, 93.7),
  ])
  func theInkGrowsWithTheWeight(weight: Double, circle: CGFloat, rectangle: CGFloat) {
    for name in ["checkmark.circle", "circle.fill"] {
      #expect(abs(symbol(name, weight: weight).inkBox.width - circle) < 0.8)
    }
    #expect(abs(symbol("rectangle", weight: weight).inkBox.height - rectangle) < 1)
  }

  /// The ink's middle in the image, in pixels at @3x: meshtastic/Meshtastic-Apple @9f0d810 (logPositions: 3 lower than the
  /// image's, btReconnecting: 4 higher, both 22 points), autoreleasefool/approach @0b5ed42 (ShareButtonTests: an image of 66
  /// pixels at 17 points, 56 of them ink).
  @Test(arguments: [
    ("mappin.and.ellipse", 22, 3.0), ("square.stack.3d.down.forward", 22, -4),
    ("square.and.arrow.up", 17, 2),
  ])
  func whatIsClearedCountsInTheHeight(name: String, size: CGFloat, pixels: CGFloat) {
    let symbol = symbol(name, size: size)
    let middle = (symbol.descent - symbol.ascent) / 2
    #expect(abs((symbol.inkBox.midY - middle) * 3 - pixels) < 1)
  }

  @Test func aShareButtonIsAsHighAsApples() {
    let symbol = symbol("square.and.arrow.up", size: 17)
    #expect(abs((symbol.ascent + symbol.descent) * 3 - 66) < 1.5)
  }

  /// The badge lies beyond an image that is as wide as that of what it is at: the ink's middle lies 0.129 ems right of the
  /// image's in StanfordSpezi/SpeziViews @236fd06, list-header, and 11 of 84 pixels left of it in
  /// meshtastic/Meshtastic-Apple @9f0d810, lockOpenMqtt.
  @Test(arguments: [
    ("person.fill.badge.plus", "person.fill", 12.9),
    ("lock.open.trianglebadge.exclamationmark.fill", "lock.open.fill", -13.1),
  ])
  func aBadgeLiesBeyondTheImage(name: String, base: String, offset: CGFloat) {
    let symbol = symbol(name)
    #expect(abs(symbol.inkBox.midX - symbol.width / 2 - offset) < 2)
    #expect(abs(symbol.width - self.symbol(base).width) < 3)
  }

  /// Widths of images: 140 in a template of 100 points (maximise); 128 by 88 in Xcode's storyboards, 41 pixels of 34 an em in a
  /// picture of iOS 13 (cyanzhong/sf-symbols-online @20ab542).
  @Test(arguments: [("rectangle", 140), ("creditcard", 140), ("heart.fill", 120.6)])
  func theImageIsAsWideAsApples(name: String, width: CGFloat) {
    #expect(abs(symbol(name).width - width) < 2)
  }
}

extension SymbolLibrary.Symbol {
  /// The ink's box, y down from the baseline.
  fileprivate var inkBox: CGRect { layers.reduce(CGRect.null) { $0.union($1.box) } }
}
