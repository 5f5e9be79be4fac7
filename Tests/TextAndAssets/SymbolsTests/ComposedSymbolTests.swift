import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Symbols

/// Symbols that are made by the words of their names (deps/bake/names.py).
struct ComposedSymbolTests {
  let library = SymbolLibrary()

  func symbol(_ name: String, weight: Double = 400) -> SymbolLibrary.Symbol {
    library.symbol(named: name, size: 100, weight: weight, scale: .medium)
  }

  func box(_ name: String) -> CGRect {
    symbol(name).layers.reduce(CGRect.null) { $0.union($1.box) }
  }

  /// Apple's names, of SF Symbols 1 to 7.
  @Test func everyNameOfApplesHasADrawing() throws {
    let names = try appleNames()
    #expect(names.count > 9000)
    #expect(names.filter { !library.contains($0) } == [])
  }

  /// A mark in a shape: the mark is primary, the shape secondary, filled or not.
  @Test(arguments: [
    "lock.shield", "bolt.shield.fill", "questionmark.app", "xmark.octagon", "xmark.octagon.fill",
    "play.rectangle.fill", "heart.rectangle", "star.bubble", "person.icloud.fill", "drop.triangle",
    "1.calendar",
  ])
  func aMarkInAShapeHasTwoLevels(name: String) {
    #expect(symbol(name).isKnown)
    #expect(symbol(name).hierarchicalLayers.map(\.level).sorted() == [0, 1])
  }

  /// A mark in one colour is cut out of a filled shape: the layer covers less than the shape.
  @Test(arguments: ["lock.circle.fill", "car.circle.fill", "figure.outdoor.cycle.circle.fill"])
  func aMarkIsCutOutOfAFilledCircle(name: String) throws {
    let circle = try symbol("circle.fill").layers.element(0).box
    let layers = symbol(name).layers
    #expect(layers.count == 1)
    #expect(abs(layers[0].box.width - circle.width) < 6)
    #expect(try layers[0].box.contains(symbol(name).hierarchicalLayers.element(1).box))
  }

  /// Badges lie at the lower right, or at the lower left of a person in a circle (Apple's library of SF
  /// Symbols for Figma), upon what they belong to, and are primary.
  @Test(arguments: [
    ("photo.badge.checkmark", 1.0), ("person.badge.plus", 1), ("app.badge.checkmark", 1),
    ("person.crop.circle.badge.xmark", -1),
    ("square.and.arrow.up.trianglebadge.exclamationmark", 1), ("externaldrive.badge.minus", -1),
  ])
  func aBadgeLiesAtALowerCorner(name: String, side: CGFloat) throws {
    let layers = symbol(name).hierarchicalLayers
    let badge = try #require(layers.last { $0.level == 0 })
    let body = layers.filter { $0.level > 0 }.reduce(CGRect.null) { $0.union($1.box) }
    #expect(!body.isNull)
    #expect((badge.box.midX - body.midX) * side > 0 && badge.box.midY > body.midY)
    #expect(badge.box.width < body.width * 0.75)
  }

  /// A badge doesn't change the circle that it is at: 1.180 em are its 0.996 and the 0.184 that the badge lies beyond it
  /// (deps/symbol-sizes.tsv).
  @Test(arguments: [
    "clock.badge.exclamationmark", "circle.badge.plus", "checkmark.circle.badge.xmark.fill",
    "person.crop.circle.badge.plus",
  ])
  func aCircleStaysRoundUnderABadge(name: String) throws {
    let circle = box("circle")
    let body = symbol(name).hierarchicalLayers.filter { $0.level > 0 }
      .reduce(CGRect.null) { $0.union($1.box) }
    #expect(abs(body.width / circle.width - 1) < 0.03)
    #expect(abs(body.height / circle.height - 1) < 0.03)
  }

  /// A bar from the upper left to the lower right, with a gap beside it: more figures than before.
  @Test(arguments: ["house", "key", "text.page", "snowflake"])
  func aStruckSymbolHasABar(name: String) {
    let struck = symbol(name + ".slash")
    #expect(struck.isKnown)
    #expect(struck.layers.flatMap(\.parts).count > symbol(name).layers.flatMap(\.parts).count)
  }

  /// The filled part of a battery is as wide as its level says.
  @Test func aBatteryIsFilledByItsLevel() throws {
    func level(_ percent: Int) throws -> CGFloat {
      let layers = symbol("battery.\(percent)percent").hierarchicalLayers
      return try #require(layers.first { $0.level == 0 }).box.width
    }
    let whole = try level(100)
    #expect(abs(try level(50) / whole - 0.5) < 0.01)
    #expect(abs(try level(25) / whole - 0.25) < 0.01)
    #expect(symbol("battery.0percent").hierarchicalLayers.map(\.level) == [1])
  }

  /// Needles point up to the left, up, and up to the right.
  @Test func aGaugesNeedleFollowsItsLevel() throws {
    func tip(_ name: String) throws -> CGFloat {
      let layers = symbol(name).hierarchicalLayers
      return try #require(layers.first { $0.level == 0 }).box.midX - box(name).midX
    }
    #expect(try tip("gauge.with.dots.needle.0percent") < -5)
    #expect(abs(try tip("gauge.with.dots.needle.50percent")) < 1)
    #expect(try tip("gauge.with.dots.needle.100percent") > 5)
  }

  @Test func aLoudspeakerHasAsManyWavesAsItsName() {
    let counts = (1...3).map {
      symbol("speaker.wave.\($0)").layers.flatMap(\.parts).count
    }
    #expect(counts[at: 2] == 4)
    #expect(box("speaker.wave.3").width > box("speaker.wave.3").height)
  }

  /// The cloud is primary, the sun and its rays secondary, the drops tertiary (Human Interface Guidelines, SF Symbols,
  /// `cloud.sun.rain.fill`).
  @Test func theSunBehindACloudIsDrawn() {
    let rain = symbol("cloud.rain.fill"), sunny = symbol("cloud.sun.rain.fill")
    #expect(sunny.layers.flatMap(\.parts).count > rain.layers.flatMap(\.parts).count)
    #expect(sunny.hierarchicalLayers.map(\.level).sorted() == [0, 1, 2])
  }

  /// 19 dots, larger in worse air, a warning beside the worst. Their diameters in pixels, of 51 an em, in
  /// meshtastic/Meshtastic-Apple @9f0d810, aqi-all-modes.
  @Test(arguments: [("aqi.low", 4.0, 4.0), ("aqi.medium", 5.22, 8.28), ("aqi.high", 6.52, 9.52)])
  func theDotsOfTheAirAreLargerWhereItIsWorse(name: String, outer: Double, middle: Double) throws {
    let layers = symbol(name).hierarchicalLayers
    #expect(layers.map(\.level) == (name == "aqi.high" ? [1, 0] : [0]))
    let dots = try #require(layers.first).parts.map(\.box)
    if name != "aqi.high" { #expect(dots.count == 19) }
    let top = try #require(dots.min { $0.minY < $1.minY })
    let largest = try #require(dots.map(\.width).max())
    #expect(abs(top.width - outer / 0.51) < 0.5)
    #expect(abs(largest - middle / 0.51) < 0.5)
  }

  /// The arrow goes beyond a round ring, as wide as the ink: 1051 by 863 thousandths of an em (deps/symbol-sizes.tsv).
  @Test(arguments: ["arrow.clockwise", "arrow.counterclockwise"])
  func aTurnIsRound(name: String) throws {
    let parts = symbol(name).layers.flatMap(\.parts).map(\.box)
    let ring = try #require(parts.max { $0.width * $0.height < $1.width * $1.height })
    #expect(abs(ring.width - 86.3) < 1 && abs(ring.height - 86.3) < 1)
    #expect(box(name).minY < ring.minY - 5)
  }

  /// Those behind are secondary, at the left of one in front (husker-dev/sf-symbols @2042043, person.2) or at both sides;
  /// the heads of all are whole.
  @Test(arguments: [("person.2", 1), ("person.2.fill", 1), ("person.3", 2), ("person.3.fill", 2)])
  func personsBehindAreSecondary(name: String, count: Int) throws {
    let layers = symbol(name).hierarchicalLayers
    let front = try #require(layers.first { $0.level == 0 }).box
    let behind = layers.filter { $0.level == 1 }.map(\.box)
    #expect(behind.count == count)
    #expect(behind.contains { $0.minX < front.minX - 20 })
    #expect(behind.contains { $0.maxX > front.maxX + 20 } == (count == 2))
    #expect(behind.allSatisfy { $0.minY > front.minY + 5 && abs($0.maxY - front.maxY) < 1 })
  }

  /// A charging battery's frame, its level in two parts beside the bolt, and the bolt (batteryCharging there): 108 of 121
  /// pixels are the frame, the cap lies beyond a gap of 6.
  @Test func aBatterysCapLiesBeyondAGap() throws {
    let frame = try #require(symbol("battery.0percent").layers.first).parts
    let boxes = frame.map(\.box).sorted { $0.minX < $1.minX }
    let body = try boxes.element(0), cap = try boxes.element(1)
    #expect(abs(body.width - 107.7 / 0.84) < 2)
    #expect(abs(cap.minX - body.maxX - 5.8 / 0.84) < 1)
  }

  /// The half that is named is filled.
  @Test(arguments: [
    ("circle.lefthalf.filled", -1.0, 0.0), ("circle.righthalf.filled", 1, 0),
    ("square.tophalf.filled", 0, -1), ("rectangle.bottomhalf.filled", 0, 1),
    ("shield.lefthalf.filled", -1, 0), ("circle.lefthalf.filled.inverse", 1, 0),
    ("rectangle.bottomthird.inset.filled", 0, 1), ("inset.filled.leadingthird.square", -1, 0),
  ])
  func theNamedPartIsFilled(name: String, right: Double, down: Double) throws {
    let layers = symbol(name).hierarchicalLayers
    let part = try #require(layers.first { $0.level == 0 }).box
    let whole = box(name)
    if right != 0 { #expect((part.midX - whole.midX) * right > 5) }
    if down != 0 { #expect((part.midY - whole.midY) * down > 5) }
    #expect(part.width < whole.width * 0.99 || part.height < whole.height * 0.99)
  }

  /// The dark part of the moon is filled: left while it waxes, right while it wanes.
  @Test(arguments: [
    ("moonphase.first.quarter", -1.0), ("moonphase.last.quarter", 1),
    ("moonphase.waxing.crescent", -1), ("moonphase.waning.gibbous", 1),
    ("moonphase.first.quarter.inverse", 1),
  ])
  func theMoonsDarkPartIsFilled(name: String, side: Double) throws {
    let layers = symbol(name).hierarchicalLayers
    let part = try #require(layers.first { $0.level == 0 }).box
    #expect((part.midX - box(name).midX) * side > 5)
  }

  /// Replaced names draw what the present ones do.
  @Test(arguments: [
    ("bolt.fill.batteryblock", "batteryblock"), ("mic.slash.circle", "microphone.slash.circle"),
    ("doc.badge.plus", "document.badge.plus"),
    ("rectangle.stack.fill.badge.plus", "rectangle.stack.badge.plus"),
  ])
  func oldNamesAreKnown(old: String, new: String) {
    #expect(symbol(old).isKnown)
    #expect(symbol(new).isKnown)
  }

  /// Lines of what is composed grow with the weight.
  @Test(arguments: [
    "lock.shield", "folder.badge.minus", "gobackward.10", "wave.3.right", "gauge.high",
  ])
  func composedLinesFollowTheWeight(name: String) {
    let thin = symbol(name, weight: 100), bold = symbol(name, weight: 800)
    #expect(thin.layers.map(\.outline) != bold.layers.map(\.outline))
  }

  /// The widest of Apple's library of SF Symbols for Figma, `airpodspro.chargingcase.wireless.radiowaves.left.and.right`, is two
  /// ems wide, and none as high as one and a half. A drawing that strayed from its place would be larger.
  @Test func noSymbolIsMuchLargerThanTheWidestOfApples() throws {
    let names = try appleNames()
    let large = names.filter { box($0).width > 215 || box($0).height > 155 }
    #expect(large == [])
  }

  private func appleNames() throws -> [String] {
    let table = Repository.root.appendingPathComponent("deps/symbol-names.tsv")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.dropFirst().map {
      String($0.split(separator: "\t")[0])
    }
  }
}
