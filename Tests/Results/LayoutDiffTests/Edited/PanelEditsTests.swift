import Foundation
import LayoutDiff
import SwiftUI
import Testing

/// Controls.
@Suite @MainActor struct PanelEditsTests {
  private func tree(_ made: Made) -> LayoutTree {
    layoutTree(Panel(e: made), width: 338) { $0.dynamicTypeSize = .xxLarge }
  }

  @Test(arguments: [
    EditCase("gauge", "The value of Gauge “Fuel” in Panel changed: 0.4 → 0.8."),
    EditCase("progress", "The value of ProgressView “Charge” in Panel changed: 0.3 → 0.6."),
    EditCase(
      "progressTint", "The color of ProgressView “Charge” in Panel changed: #009900 → #CC0000."),
    EditCase("toggle", "The state of Toggle “Lock” in Panel changed: off → on."),
    EditCase("url", "The link of Link “Trips” in Panel changed: “app://trips” → “app://journeys”."),
    EditCase(
      "labelIcon",
      """
      Image “house” is now “building”.
        Text “Home” moved 2 pt right and 0.1 pt down, because Image “building” grew.
      """),
    EditCase(
      "iconOnly",
      """
      Text “Home” was removed from HStack in Panel, after Image “house”.
        Image “house” moved 0.57 pt down, because Text “Home” was removed.
      """),
    EditCase(
      "offPad",
      """
      The padding of Text “Off” changed: 2 → 5 pt.
        Gauge “Fuel” in Panel, ProgressView “Charge” in Panel and Toggle “Lock” in Panel moved 3 pt up, because the padding of Text “Off” changed.
        Rectangle behind Text “Off” in Panel is 6 pt wider and 6 pt taller, because the padding of Text “Off” changed.
      """),
    EditCase("corner", "The clip shape of Text “Off” changed: corner radius 3 → 6 pt."),
    EditCase("border", "Rectangle was added over HStack in Panel."),
    EditCase("hidden", "HStack was removed from VStack in Panel, after Toggle “Lock”."),
    EditCase(
      "cap",
      """
      The font of Text “Fuel”, Text “Charge” and Text “Lock” changed: 21 regular → 17 regular.
        HStack in Panel moved 6.23 pt down, because Text “Fuel” shrank.
        VStack “Charge” is 7.46 pt shorter, because Text “Charge” shrank.
        Toggle “Lock” in Panel is 7.5 pt narrower and 5 pt shorter, because Text “Lock” shrank.
      The font of Text “Trips”, Image “house” and 2 more changed: 16 regular → 12 regular.
        Rectangle behind Text “Off” in Panel is 5 pt narrower and 5 pt shorter, because Text “Off” shrank.
      """),
  ])
  func oneEdit(_ edit: EditCase) { edit.expect(tree) }

  @Test(arguments: [
    EditCase(
      "gauge,progress,toggle",
      """
      The value of Gauge “Fuel” in Panel changed: 0.4 → 0.8.
      The value of ProgressView “Charge” in Panel changed: 0.3 → 0.6.
      The state of Toggle “Lock” in Panel changed: off → on.
      """),
    EditCase(
      "url,labelIcon",
      """
      Image “house” is now “building”.
        Text “Home” moved 2 pt right and 0.1 pt down, because Image “building” grew.
      The link of Link “Trips” in Panel changed: “app://trips” → “app://journeys”.
      """),
    EditCase(
      "cap,offPad",
      """
      The font of Text “Fuel”, Text “Charge” and Text “Lock” changed: 21 regular → 17 regular.
        HStack in Panel moved 3.23 pt down, because Text “Fuel” shrank.
        VStack “Charge” is 7.46 pt shorter, because Text “Charge” shrank.
        Toggle “Lock” in Panel is 7.5 pt narrower and 5 pt shorter, because Text “Lock” shrank.
      The font of Text “Trips”, Image “house” and 2 more changed: 16 regular → 12 regular.
        Rectangle behind Text “Off” in Panel is 1 pt wider and 1 pt taller, because Text “Off” shrank.
      The padding of Text “Off” changed: 2 → 5 pt.
      """),
    EditCase(
      "gauge,progressTint",
      """
      The value of Gauge “Fuel” in Panel changed: 0.4 → 0.8.
      The color of ProgressView “Charge” in Panel changed: #009900 → #CC0000.
      """),
    EditCase(
      "hidden,toggle",
      """
      HStack was removed from VStack in Panel, after Toggle “Lock”.
      The state of Toggle “Lock” in Panel changed: off → on.
      """),
  ])
  func editsAtOnce(_ edit: EditCase) { edit.expect(tree) }
}
