import WidgetHost
import WidgetKitCore

// The wide matrices: pairwise and full.
extension Dimensions {
  /// The settings and looks of one family, in order. Where an option isn't given: one device of each
  /// platform, every placement and mode, every system, both appearances and contrasts, English and Arabic,
  /// text at its usual size and at the largest. Where content always lies on dark, one appearance.
  package func cases(_ family: WidgetFamily) -> [(setting: Setting, styles: [FrameStyle])] {
    // 1. The dimensions that depend on each other, then those that go with everything.
    let dependent: [MatrixDimension] = [.device, .placement, .rendering, .system, .appearance]
    let free: [MatrixDimension] = [
      .locale, .configuration, .contrast, .typeSize, .direction, .tint, .luminance, .lock,
      .detail,
    ]
    let changes = (dependent + free).map { $0.changes(self, true) }
    let counts = changes.dropFirst(dependent.count).map(\.count)
    // 2. Rows of indices into the values.
    let spots = spots(family, changes)
    let rows = kind == .full ? Covering.all(spots, counts) : Covering.pairs(spots, counts)
    // 3. Frames, those of one setting together.
    var start = Variation(setting: base)
    start.style.scale = scale
    var cases: [(setting: Setting, styles: [FrameStyle])] = []
    var indices: [Setting: Int] = [:]
    for row in rows {
      let variation = zip(row, changes).reduce(start) { $0.changed(by: $1.1[$1.0]) }
      if let index = indices[variation.setting] {
        cases[index].styles.append(variation.style)
      } else {
        indices[variation.setting] = cases.count
        cases.append((variation.setting, [variation.style]))
      }
    }
    return cases
  }

  /// The rows of device, placement, rendering mode, system and appearance that exist together.
  private func spots(_ family: WidgetFamily, _ changes: [[Variation.Change]]) -> [[Int]] {
    var spots: [[Int]] = []
    let start = Variation(setting: base)
    for (d, onDevice) in changes[0].enumerated() {
      guard let device = DeviceTable.device(named: start.changed(by: onDevice).setting.device)
      else { continue }
      for (p, atPlacement) in changes[1].enumerated() {
        guard let placement = start.changed(by: atPlacement).setting.placement,
          placement.takes(family, on: device), device.size(family, at: placement) != nil
        else { continue }
        for (m, inMode) in changes[2].enumerated() {
          let mode = start.changed(by: inMode).style.rendering?.rawValue
          for (s, ofSystem) in changes[3].enumerated() {
            let os = start.changed(by: ofSystem).setting.os
            guard placement.isOffered(in: os),
              let used = placement.renderingModes(for: family, on: device, os: os)
                .first(where: { $0.description == mode })
            else { continue }
            let isDark = placement.isDark(in: used, on: device, os: os)
            for a in changes[4].indices where a == 0 || !isDark { spots.append([d, p, m, s, a]) }
          }
        }
      }
    }
    return spots
  }
}
