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
    return catalogueColor("AccentColor") ?? SystemColor.blue.rgba(colorTraits)
  }

  func assetColor(_ name: String) -> RGBA {
    if let found = catalogueColor(name) { return found }
    fields.diagnostics?.add(
      "missing-color",
      "No asset catalogue has a colour named \"\(name)\"; it is drawn as nothing. "
        + "Add the colour set or correct the name.", view: "Color")
    return .clear
  }

  private func catalogueColor(_ name: String) -> RGBA? {
    AssetLibrary.main.color(
      named: name,
      appearance: AssetLibrary.Appearance(
        isDark: fields.colorScheme == .dark,
        isHighContrast: fields.colorSchemeContrast == .increased))
  }
}
