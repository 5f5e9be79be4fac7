import Foundation
import Testing

@testable import Site

/// The filters of a widget's page by what its frames differ in.
@Suite struct VariantFilterTests {
  private func frame(_ variant: Gallery.Variant) -> Gallery.Frame {
    Gallery.Frame(
      id: "\(variant)", family: "systemSmall", device: "iPhone 16", phase: "snapshot",
      variant: variant, size: CGSize(width: 158, height: 158), scale: 3)
  }

  private func chips(_ variants: [Gallery.Variant]) -> [String: [String]] {
    let frames = variants.map(frame)
    return VariantDimension.filters(of: frames).reduce(into: [:]) { chips, dimension in
      chips[dimension.key] = frames.map { dimension.chip(dimension.filtered($0.variant)) }
    }
  }

  @Test func whatAllFramesShareIsNoFilter() {
    #expect(chips([.init(), .init(appearance: "dark")]) == [:])
    #expect(chips([.init(lock: "locked"), .init(lock: "locked")]) == [:])
    #expect(chips([.init(placement: "standBy"), .init(rendering: "accented")]) == [:])
  }

  @Test func eachValueIsNamedWithoutAHeading() {
    let all = Gallery.Variant(
      contrast: "increased", typeSize: "accessibility3", locale: "de_DE", direction: "rtl",
      os: "18", configuration: "paper", tint: "FF9F0A", luminance: "reduced", lock: "locked",
      detail: "simplified")
    #expect(
      chips([.init(), all]) == [
        "contrast": ["Standard contrast", "Increased contrast"],
        "typeSize": ["Type size large", "Type size accessibility3"],
        "locale": ["en_US", "de_DE"], "direction": ["The locale’s direction", "Rtl"],
        "os": ["iOS 26", "iOS 18"], "tint": ["No tint", "Tint #FF9F0A"],
        "configuration": ["No configuration", "Configuration paper"],
        "luminance": ["Standard luminance", "Reduced luminance"],
        "lock": ["Unlocked", "Locked"], "detail": ["Default detail", "Simplified detail"],
      ])
  }
}
