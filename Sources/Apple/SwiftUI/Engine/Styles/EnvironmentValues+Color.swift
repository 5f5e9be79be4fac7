import Assets
import DisplayList
import Foundation
import FoundationExtras
import SystemDesigns
import UIKit

extension EnvironmentValues {
  var colorTraits: ColorTraits {
    ColorTraits(
      isDark: fields.colorScheme == .dark,
      isHighContrast: fields.colorSchemeContrast == .increased, design: fields.design)
  }

  var accentRGBA: RGBA {
    if let accent = self[AccentColorKey.self] { return accent.rgba(in: self) }
    return productAccent() ?? SystemColor.blue.rgba(colorTraits)
  }

  /// The colour of the product's own accent colour set; nil where no catalogue has the set, or it gives no colour, as Xcode's
  /// new one.
  func productAccent(
    named name: String? = ProductBundle.accentColorName,
    in library: AssetLibrary = AssetBundle.main.library
  ) -> RGBA? {
    name.flatMap { library.color(named: $0, colorTraits) }
  }

  func assetColor(_ name: String, _ bundle: AssetBundle) -> RGBA {
    let traits = colorTraits
    if let found = bundle.library.color(named: name, traits) { return found }
    fields.diagnostics?.add(
      "missing-color",
      "The colour “\(name)” is drawn as nothing, as on iOS: "
        + "\(bundle.library.reasonForMissingColor(named: name, traits)). Mend the catalogue, or correct the name.",
      view: "Color")
    return .clear
  }
}
