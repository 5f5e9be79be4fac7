import DisplayList
import Foundation
import Testing

@testable import Symbols

/// Sizes that were measured in pictures that Apple's SwiftUI drew.
struct SymbolGeometryTests {
  let library = SymbolLibrary()

  /// Points on the outlines.
  private func points(_ symbol: SymbolLibrary.Symbol) -> [CGPoint] {
    var points: [CGPoint] = []
    for layer in symbol.layers {
      guard case .path(let segments) = layer.outline else { continue }
      for segment in segments {
        switch segment {
        case .move(let p), .line(let p): points.append(p)
        case .cubic(let end, let c1, let c2):
          let start = points[points.count - 1]
          for t in stride(from: 0.05, through: 1, by: 0.05) {
            let u = 1 - t
            let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            let corners = zip(weights, [start, c1, c2, end])
            points.append(
              corners.reduce(into: CGPoint.zero) {
                $0.x += $1.0 * $1.1.x
                $0.y += $1.0 * $1.1.y
              })
          }
        case .quad, .close: break
        }
      }
    }
    return points
  }

  func ink(_ symbol: SymbolLibrary.Symbol) -> CGRect {
    let points = points(symbol)
    let xs = points.map(\.x), ys = points.map(\.y)
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  @Test func aCircleIsAsLargeAsApples() {
    // swift-snapshot-testing, testSwiftUIView_iOS.size-that-fits.png: 34 px of ink at 2x, 17 pt.
    let symbol = library.symbol(
      named: "checkmark.circle.fill", size: 17, weight: 400, scale: .medium)
    #expect(abs(ink(symbol).width - 17) < 0.3)
    #expect(abs(ink(symbol).height - 17) < 0.3)
  }

  @Test func aCirclesImageHasAirAroundIt() {
    // ferrostar, testLoadingBanner.1.png: 139.333 less padding 24, spacing 8 and 87.57 of text.
    let symbol = library.symbol(
      named: "hourglass.circle.fill", size: 17, weight: 400, scale: .medium)
    #expect(abs(symbol.width - 19.77) < 0.3)
  }

  @Test func onIOS13ACirclesImageIsItsInk() {
    // swift-snapshot-testing, testSwiftUIView_iOS.size-that-fits.png, iOS 13.3.
    let symbol = library.symbol(
      named: "checkmark.circle.fill", size: 17, weight: 400, scale: .medium, bounds: .ink)
    #expect(abs(symbol.width - 17) < 0.3)
    #expect(abs(ink(symbol).minX) < 0.01)
    #expect(abs(ink(symbol).maxX - symbol.width) < 0.01)
  }

  @Test func theMiddleOfASymbolIsTheMiddleOfTheCapitals() {
    // home-assistant, energyWidgetSystemMediumSnapshot: an arrow at 20 pt, ink 18.67…37.33 beside
    // digits that stand from 20.67 to 35.0.
    let symbol = library.symbol(named: "arrow.up", size: 20, weight: 700, scale: .medium)
    #expect(abs((symbol.ascent - symbol.descent) / 2 - 7.0) < 0.3)
    #expect(abs(ink(symbol).height - 18.67) < 1)
    #expect(abs(ink(symbol).width - 15.67) < 1)
  }

  @Test func aChevronHasMoreAirBehindItThanBeforeIt() {
    // airappsco/AirSettingsUI @48bd73f, SettingPickerTests at 17 pt: 12.5 points of image, the ink 3 from its left and
    // 1.5 from its right.
    let forward = library.symbol(
      named: "chevron.forward", size: 17, weight: 400, scale: .medium)
    #expect(abs(forward.width - 12.5) < 0.05)
    let right = forward.width - ink(forward).maxX
    #expect(abs(ink(forward).minX - right - 1.5) < 0.02)
    let backward = library.symbol(
      named: "chevron.backward", size: 17, weight: 400, scale: .medium)
    #expect(abs(ink(backward).minX - right) < 0.02)
  }

  /// airappsco/AirSettingsUI @48bd73f, SettingButtonTests: 16.5 points at 17. In testStat of isamercan/ThemeKit @c412840, bold
  /// at 11 points and @3x, the texts after the other two begin 2 pixels farther right than with the rule's 0.9 em (15.3
  /// points at 17): in whole pixels of 33 an em, so that the images are wider by 1 to 3 of them.
  @Test func aSlantedArrowIsAsWideAsApples() {
    func width(_ name: String) -> CGFloat {
      library.symbol(named: name, size: 17, weight: 400, scale: .medium).width
    }
    #expect(abs(width("arrow.up.forward") - 16.5) < 0.1)
    for name in ["arrow.up.right", "arrow.down.right"] {
      #expect(width(name) > 15.3 + 17.0 / 33 && width(name) < 15.3 + 17 * 3.0 / 33)
    }
  }

  @Test func aSquareIsAsLargeAsApples() {
    // gonzalezreal/swift-markdown-ui @8371aeb, testTaskList, 17 pt, small, @2x: 23 pixels of ink, 3.2 right of it.
    let symbol = library.symbol(
      named: "checkmark.square.fill", size: 17, weight: 400, scale: .small)
    #expect(abs(ink(symbol).width - 11.5) < 0.3)
    #expect(abs(symbol.width - ink(symbol).maxX - 1.6) < 0.15)
  }

  /// Ink in pixels at @3x. At 17 points: autoreleasefool/approach @0b5ed42, the tests of its buttons and rows; at 22 and 28:
  /// meshtastic/Meshtastic-Apple @9f0d810, docs/assets/screenshots (all iOS 18).
  @Test(arguments: [
    ("plus", 17, 41, 41), ("trash", 17, 48, 56), ("pencil", 17, 40, 40),
    ("square.and.arrow.up", 17, 44, 56), ("questionmark.app", 17, 46, 46),
    ("lock.fill", 28, 56, 81), ("star.fill", 28, 92, 88), ("location.fill", 22, 61, 60),
    ("mappin.and.ellipse", 22, 61, 71), ("eye.slash", 22, 88, 59), ("hand.tap", 28, 78, 92),
    ("map", 22, 67, 64), ("exclamationmark.triangle.fill", 17, 52, 47),
    // The same, in its picture of a warning of 60 points.
    ("exclamationmark.triangle.fill", 60, 184, 167),
  ])
  func theInkIsAsLargeAsApples(_ name: String, _ size: Int, _ width: Int, _ height: Int) {
    let symbol = library.symbol(
      named: name, size: CGFloat(size), weight: 400, scale: .medium)
    #expect(abs(ink(symbol).width - CGFloat(width) / 3) <= 2.0 / 3)
    #expect(abs(ink(symbol).height - CGFloat(height) / 3) <= 2.0 / 3)
  }

  /// The mark of a menu in pictures of iOS 26 at @3x, a medium footnote: 26 × 38 pixels at 13 points
  /// (meshtastic/Meshtastic-Apple @9f0d810, packetAuthenticity_balanced_light), 25 × 35 at 12 (StanfordSpezi/SpeziViews
  /// @236fd06, optionSetPicker.option-picker). The outer pixels are covered in part, which may be little.
  @Test(arguments: [(13, 26, 38), (12, 25, 35)])
  func theMarkOfAMenuIsAsLargeAsApples(_ size: Int, _ width: Int, _ height: Int) {
    let symbol = library.symbol(
      named: "chevron.up.chevron.down", size: CGFloat(size), weight: 500, scale: .medium)
    #expect(abs(ink(symbol).width - CGFloat(width) / 3) <= 0.45)
    #expect(abs(ink(symbol).height - CGFloat(height) / 3) <= 0.45)
  }

  /// The height of the image in pixels at @3x. At 17 points: autoreleasefool/approach @0b5ed42, the tests of its buttons; at
  /// 22 and 28: meshtastic/Meshtastic-Apple @9f0d810, docs/assets/screenshots, less their padding. The 191 at 60 points are
  /// inferred: 167 of ink, and the 24 of air with which the letters of the title below begin 391 from the top, as in its
  /// invalidVersionEmpty. The rule was fitted to that picture too.
  @Test(arguments: [
    ("line.3.horizontal.decrease.circle.fill", 17, 57), ("plus", 17, 48), ("trash", 17, 63),
    ("arrow.up.arrow.down.square", 17, 53), ("map", 22, 75), ("sensor", 22, 67),
    ("shield.checkered", 22, 77), ("dog", 22, 86), ("lock.fill", 28, 93), ("star.fill", 28, 100),
    ("powerplug", 28, 78), ("battery.75", 28, 69), ("exclamationmark.triangle.fill", 60, 191),
  ])
  func theImageIsAsHighAsApples(_ name: String, _ size: Int, _ height: Int) {
    let symbol = library.symbol(
      named: name, size: CGFloat(size), weight: 400, scale: .medium)
    #expect(abs(symbol.ascent + symbol.descent - CGFloat(height) / 3) < 0.9)
  }

  /// The relation of an image's sides at 17 points, as Xcode's storyboards state it (deps/symbol-aspects.tsv).
  @Test(arguments: [
    ("photo", 128, 93), ("folder.fill", 128, 96), ("bolt", 100, 128), ("creditcard", 128, 88),
    ("questionmark.square", 128, 114), ("house", 128, 104), ("drop", 96, 128), ("xmark", 128, 113),
    ("person.crop.rectangle", 128, 93), ("circle", 128, 123),
  ])
  func theImageHasTheShapeOfApples(_ name: String, _ width: Int, _ height: Int) {
    let symbol = library.symbol(named: name, size: 17, weight: 400, scale: .medium)
    let shape = symbol.width / (symbol.ascent + symbol.descent)
    #expect(abs(shape / (CGFloat(width) / CGFloat(height)) - 1) < 0.04)
  }

  /// The width of the image in pixels at @3x on iOS 26: beside the letters of a label at 17 points
  /// (meshtastic/Meshtastic-Apple @9f0d810, invalidVersionEmpty), and at the end of a row at 12
  /// (StanfordSpezi/SpeziViews @236fd06, caseIterablePicker.iphone-regular).
  @Test(arguments: [
    ("checkmark.shield.fill", 17, 400, 53), ("chevron.up.chevron.down", 12, 500, 35),
  ])
  func theImageIsAsWideAsApples(_ name: String, _ size: Int, _ weight: Int, _ width: Int) {
    let symbol = library.symbol(
      named: name, size: CGFloat(size), weight: Double(weight), scale: .medium)
    #expect((symbol.width * 3).rounded(.up) == CGFloat(width))
  }

  @Test func aLowSymbolHasALowBox() {
    // developer.apple.com/forums/thread/716773: 25.67 pt of image, 14.33 pt of ink at 64 pt.
    let symbol = library.symbol(
      named: "chevron.compact.down", size: 64, weight: 300, scale: .medium)
    #expect(symbol.isKnown)
    #expect(abs(symbol.ascent + symbol.descent - ink(symbol).height - 11.33) < 0.2)
    #expect(symbol.descent < 0)
  }

  @Test func scaleKeepsTheMiddle() {
    let medium = library.symbol(named: "star.fill", size: 20, weight: 400, scale: .medium)
    let large = library.symbol(named: "star.fill", size: 20, weight: 400, scale: .large)
    #expect(abs(ink(medium).midY - ink(large).midY) < 0.01 * 20 * 1.29)
    // A disc of 99.6 at the medium scale is 127.2 wide at the large one in a template of Apple's SF Symbols app
    // (pennlabs/penn-mobile-ios, PAC_Code.svg).
    #expect(abs(large.width / medium.width - 1.28) < 0.005)
  }

  /// The lines of `square` at 17 points and the small scale are 2.26 pixels thick at @2x
  /// (gonzalezreal/swift-markdown-ui @8371aeb, testTaskList), those of a circle at the medium one 4.2 at @3x
  /// (autoreleasefool/approach @0b5ed42, FilterButtonTests).
  @Test func linesAreAsThickAsApples() {
    /// The distance between the leftmost points of the outer and of the inner figure.
    func line(_ symbol: SymbolLibrary.Symbol) -> CGFloat {
      guard case .path(let segments) = symbol.layers[0].outline else { return 0 }
      var lefts: [CGFloat] = []
      for segment in segments {
        switch segment {
        case .move(let p): lefts.append(p.x)
        case .line(let p), .quad(let p, _), .cubic(let p, _, _):
          lefts[lefts.count - 1] = min(lefts[lefts.count - 1], p.x)
        case .close: break
        }
      }
      return (lefts.max() ?? 0) - (lefts.min() ?? 0)
    }
    let square = library.symbol(named: "square", size: 17, weight: 400, scale: .small)
    #expect(abs(line(square) - 1.13) < 0.08)
    let circle = library.symbol(named: "circle", size: 17, weight: 400, scale: .medium)
    #expect(abs(line(circle) - 1.4) < 0.1)
  }

  /// The arrow of Apple's Location button (Core Location UI, `LocationButton`; SF Symbols, `location.fill`).
  @Test(arguments: ["location", "location.fill"])
  func theArrowOfLocationPointsUpAndRight(name: String) throws {
    let symbol = library.symbol(named: name, size: 100, weight: 400, scale: .medium)
    let ink = ink(symbol)
    let tip = try #require(points(symbol).min { $0.y < $1.y })
    #expect(tip.x > ink.minX + 0.9 * ink.width)
  }

  @Test func heavierTypeHasThickerLines() {
    let widths = [100.0, 400, 500, 700].map {
      ink(library.symbol(named: "circle", size: 100, weight: $0, scale: .medium)).width
    }
    // The ring grows outwards by half of its thickness.
    #expect(widths == widths.sorted())
    #expect(widths[3] - widths[0] > 6)
  }

  @Test(arguments: [
    "3.circle", "accessibility", "archivebox", "arrow.down.right.circle", "bathtub",
  ])
  func aSymbolGrowsEvenlyWithItsWeight(name: String) {
    let inks = stride(from: 100.0, through: 900, by: 50).map {
      ink(library.symbol(named: name, size: 100, weight: $0, scale: .medium))
    }
    // A line grows by 10 em/100 at most on each of its sides from the thinnest to the boldest, which are
    // sixteen steps apart: none adds more than 2, and none takes anything away.
    for (lighter, bolder) in zip(inks, inks.dropFirst()) {
      for growth in [bolder.width - lighter.width, bolder.height - lighter.height] {
        #expect((-0.01..<2).contains(growth))
      }
    }
  }
}
