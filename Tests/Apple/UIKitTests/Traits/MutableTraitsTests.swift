import Testing
import UIKit

@Suite struct MutableTraitsTests {
  @Test func aChangedCollectionKeepsTheRest() {
    let light = UITraitCollection(displayScale: 3)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 3)
    #expect(light.userInterfaceStyle == .light)
    #expect(
      UIColor.label.resolvedColor(with: dark)
        == UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func insetsMakeARectangleSmaller() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}

extension MutableTraitsTests {
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)
  @Test func colorsAreResolvedByTheCurrentTraits() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var components: [CGFloat]?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      components = color.cgColor.components
    }
    #expect(components == [1, 1, 1, 1])
    #expect(color.cgColor.components == [0, 0, 0, 1])
  }

  @Test func layoutTraitsAreKept() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.verticalSizeClass == .regular)
  }
}
