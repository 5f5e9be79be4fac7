import Assets
import DisplayList
import Foundation
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
    return catalogueColor("AccentColor", .main) ?? SystemColor.blue.rgba(colorTraits)
  }

  func assetColor(_ name: String, _ bundle: AssetBundle) -> RGBA {
    if let found = catalogueColor(name, bundle) { return found }
    fields.diagnostics?.add(
      "missing-color",
      "The colour “\(name)” is drawn as nothing, as on iOS: "
        + "\(bundle.library.reasonForMissingColor(named: name)). Mend the catalogue, or correct the name.",
      view: "Color")
    return .clear
  }

  private func catalogueColor(_ name: String, _ bundle: AssetBundle) -> RGBA? {
    bundle.library.color(
      named: name,
      appearance: AssetLibrary.Appearance(
        isDark: fields.colorScheme == .dark,
        isHighContrast: fields.colorSchemeContrast == .increased))
  }
}
