import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite struct SymbolConfigurationTests {
  /// The colours of all pixels that nothing is mixed into.
  private func colors(_ image: UIImage) -> Set<[UInt8]> {
    let bytes = image.resource?.pixels ?? []
    return Set(
      stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
        .filter { $0[3] == 255 })
  }

  @Test func aPaletteColorsTheLayers() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
    let image = try #require(
      UIImage(systemName: "checkmark.circle.fill", withConfiguration: palette))
    #expect(colors(image).isSuperset(of: [[255, 255, 255, 255], [0, 0, 255, 255]]))
    #expect(image.renderingMode == .automatic)
  }

  @Test func aHierarchyHasOneColorInStrengths() throws {
    let image = try #require(
      UIImage(
        systemName: "checkmark.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red)))
    #expect(colors(image) == [[255, 0, 0, 255]])
    // The disc is of the third level: a quarter of 255.
    let bytes = image.resource?.pixels ?? []
    let alphas = stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    #expect(alphas.count { $0 == 64 } > 100)
  }

  @Test func multicolorHasTheSymbolsOwn() throws {
    let sun = try #require(
      UIImage(
        systemName: "sun.max.fill",
        withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()))
    #expect(colors(sun) == [[255, 204, 0, 255]])
    let trash = try #require(
      UIImage(
        systemName: "trash", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()))
    #expect(trash.renderingMode == .alwaysTemplate)
  }

  /// igor1309/EssentialGhibli @1c8ebdc, test_shouldShowError_onFailedImageLoading.1 and .2: an outlined triangle in multicolor is red
  /// where the foreground is. Filled it is yellow.
  @Test func anOutlinedWarningHasNoColorOfItsOwn() throws {
    let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
    let outline = try #require(
      UIImage(systemName: "exclamationmark.triangle", withConfiguration: multicolor))
    #expect(outline.renderingMode == .alwaysTemplate)
    let filled = try #require(
      UIImage(systemName: "exclamationmark.triangle.fill", withConfiguration: multicolor))
    #expect(colors(filled).contains([255, 204, 0, 255]))
  }

  /// A charging battery's level is green, its bolt black (meshtastic/Meshtastic-Apple @9f0d810, batteryCharging); the level of
  /// another is black (batteryLow).
  @Test func aBatteryHasColorsOfItsOwn() throws {
    let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
    let charging = try #require(
      UIImage(systemName: "battery.100.bolt", withConfiguration: multicolor))
    #expect(colors(charging).contains([52, 199, 89, 255]))
    #expect(colors(charging).contains([0, 0, 0, 255]))
    let low = try #require(UIImage(systemName: "battery.25", withConfiguration: multicolor))
    #expect(!colors(low).contains([52, 199, 89, 255]))
  }

  @Test func whatIsAppliedLaterWins() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let both = size.applying(UIImage.SymbolConfiguration(paletteColors: [.red]))
      .applying(UIImage.SymbolConfiguration(pointSize: 51))
    #expect(both.values.pointSize == 51 && both.values.weight == 700)
    let star = try #require(UIImage(systemName: "star.fill"))
    let red = try #require(
      star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: [.red])))
    #expect(colors(red) == [[255, 0, 0, 255]])
    #expect(red.size == star.size)
    #expect(UIImage().applyingSymbolConfiguration(size) == nil)
  }
}
