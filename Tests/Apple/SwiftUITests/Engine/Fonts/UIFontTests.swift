import Foundation
import Testing
import Typesetting
import UIKit

@testable import SwiftUI

@Suite struct UIFontTests {
  private func summary(_ font: UIFont?) -> String {
    guard let font else { return "none" }
    return Font(font).descriptor(
      size: .accessibility3, legibility: nil, environmentModifiers: [], more: []
    ).summary
  }

  @Test func aDescriptorChangesWhatLettersLookLike() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let rounded = try #require(body.withDesign(.rounded))
    #expect(summary(UIFont(descriptor: rounded, size: 0)) == "17 regular rounded")
    #expect(summary(UIFont(descriptor: rounded, size: 30)) == "30 regular rounded")
    // Human Interface Guidelines, Typography: an emphasized body is semibold.
    let both = try #require(rounded.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(summary(UIFont(descriptor: both, size: 0)) == "17 semibold rounded italic")
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(summary(UIFont(descriptor: plain, size: 0)) == "17 regular rounded")
  }

  /// Human Interface Guidelines, Typography: the emphasized weights of iOS, which are bold for the three larger titles.
  /// `boldSystemFont(ofSize:)` is `.SFUI-Semibold` on a device.
  @Test func theBoldTraitOfATextStyleIsItsEmphasizedWeight() throws {
    func bold(_ font: UIFont) -> String {
      summary(
        font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) })
    }
    #expect(bold(.preferredFont(forTextStyle: .largeTitle)) == "34 bold")
    #expect(bold(.preferredFont(forTextStyle: .title1)) == "28 bold")
    #expect(bold(.preferredFont(forTextStyle: .title2)) == "22 bold")
    #expect(bold(.preferredFont(forTextStyle: .title3)) == "20 semibold")
    #expect(bold(.preferredFont(forTextStyle: .caption2)) == "11 semibold")
    #expect(bold(.systemFont(ofSize: 28)) == "28 semibold")
    #expect(bold(.systemFont(ofSize: 28, weight: .heavy)) == "28 heavy")
    let title = UIFont.preferredFont(forTextStyle: .title1)
    #expect(bold(title.withSize(30)) == "30 bold")
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue
    ]
    let added = title.fontDescriptor.addingAttributes([.traits: traits])
    #expect(summary(UIFont(descriptor: added, size: 0)) == "28 bold")
    let data = try NSKeyedArchiver.archivedData(withRootObject: title, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
    #expect(bold(read) == "28 bold")
  }

  @Test func theSystemsFontsKeepTheirDesignAndSlant() {
    #expect(summary(.italicSystemFont(ofSize: 12)) == "12 regular italic")
    #expect(summary(.monospacedSystemFont(ofSize: 12, weight: .medium)) == "12 medium monospaced")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .medium).fontDescriptor.symbolicTraits
        == .traitMonoSpace)
    #expect(summary(UIFont.italicSystemFont(ofSize: 12).withSize(20)) == "20 regular italic")
  }

  @Test func metricsKeepASizeUpToTheLargestAllowed() {
    let metrics = UIFontMetrics(forTextStyle: .headline)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 15).pointSize == 15)
    #expect(metrics.scaledValue(for: 8) == 8)
  }

  @Test func aColourIsArchivedByItsComponents() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75),
      requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(read.cgColor.components == [0.5, 0.25, 1, 0.75])
  }
}
