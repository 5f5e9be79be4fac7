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
    let traits = colorTraits
    let named = ProductBundle.accentColorName.flatMap {
      AssetBundle.main.library.color(named: $0, traits)
    }
    return named ?? SystemColor.blue.rgba(traits)
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
