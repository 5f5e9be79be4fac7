import AppleComparison
import Planning
import WidgetHost
import WidgetKitCore

/// The runs that make the frames which pictures may show: one for each scale.
struct PictureRuns {
  struct Run {
    /// Pixels per point.
    var scale: Double
    var frames: FrameOptions
    /// The indices of the pictures.
    var pictures: [Int]
  }

  private(set) var runs: [Run] = []

  /// The most devices of one run where none is asked for.
  private static let mostDevices = 4

  /// - Parameters:
  ///   - frames: what was asked for. What was not follows from the pictures: devices, families, scale, and the
  ///     locales, type sizes and rendering modes that their names state.
  ///   - supported: the families that the widgets have.
  init(
    _ pictures: [GivenPicture], _ frames: FrameOptions, sizes: PictureSizes,
    supported: Set<WidgetFamily>
  ) {
    var groups: [Double: [Int]] = [:]
    var fits: [Int: [PictureSizes.Fit]] = [:]
    var devices: [Int: Device] = [:]
    for (index, picture) in pictures.enumerated() {
      let found = sizes.fits(picture).filter { supported.contains($0.family) }
      fits[index] = found
      if found.isEmpty { devices[index] = sizes.screen(picture) ?? sizes.devices.first }
      let own = sizes.scale ?? picture.name.scale
      let scale =
        found.first?.scale ?? own ?? devices[index].map { Double($0.scale) } ?? 3
      groups[scale, default: []].append(index)
    }
    for scale in groups.keys.sorted(by: >) {
      let members = groups[scale] ?? []
      var options = frames
      options.plan.dimensions.scale = scale
      if !frames.typed.contains("device") {
        let names = Self.cover(
          members.map { (fits[$0] ?? []).filter { $0.scale == scale }.map(\.device) })
        let screens = members.compactMap { devices[$0]?.name }
        let wanted = names + screens
        options.plan.dimensions.devices = sizes.devices.filter { wanted.contains($0.name) }
      }
      let chosen = Set((options.plan.dimensions.devices ?? []).map(\.name))
      if !frames.typed.contains("family"), members.allSatisfy({ fits[$0]?.isEmpty == false }) {
        let wanted = Set(
          members.flatMap { fits[$0] ?? [] }.filter {
            $0.scale == scale && chosen.contains($0.device)
          }
          .map(\.family))
        options.plan.families = WidgetFamily.allCases.filter(wanted.contains)
        options.plan.presentations = []
      }
      Self.state(members.map { pictures[$0].name }, in: &options)
      runs.append(Run(scale: scale, frames: options, pictures: members))
    }
  }

  /// The fewest devices, by their order, that have all sizes.
  private static func cover(_ choices: [[String]]) -> [String] {
    var open = choices.filter { !$0.isEmpty }
    var taken: [String] = []
    while !open.isEmpty, taken.count < mostDevices {
      var counts: [String: Int] = [:]
      var order: [String] = []
      for device in open.flatMap({ Array($0) }) {
        if counts[device] == nil { order.append(device) }
      }
      for choice in open { for device in Set(choice) { counts[device, default: 0] += 1 } }
      guard let best = order.max(by: { (counts[$0] ?? 0) < (counts[$1] ?? 0) }) else { break }
      // Of equals the first.
      let first = order.first { counts[$0] == counts[best] } ?? best
      taken.append(first)
      open.removeAll { $0.contains(first) }
    }
    return taken
  }

  /// Sets the options that the names state and that weren't asked for.
  private static func state(_ names: [PictureName], in options: inout FrameOptions) {
    let typed = options.typed
    func values(_ value: (PictureName) -> String?, _ standard: String) -> [String]? {
      let stated = Set(names.compactMap(value))
      guard !stated.isEmpty else { return nil }
      let hasPlain = names.contains { value($0) == nil }
      return (stated.union(hasPlain ? [standard] : [])).sorted()
    }
    if !typed.contains("locale"), let locales = values(\.locale, "en_US") {
      options.plan.dimensions.locales = locales
    }
    if !typed.contains("type-size"), let sizes = values(\.typeSize, "large") {
      options.plan.dimensions.typeSizes = sizes
    }
    if !typed.contains("rendering"), let modes = values(\.rendering, "fullColor") {
      options.plan.dimensions.renderings = .these(
        modes.compactMap { FrameStyle.Rendering(rawValue: $0) })
    }
    if !typed.contains("appearance") {
      let stated = Set(names.compactMap(\.appearance))
      if stated.count == 1, names.allSatisfy({ $0.appearance != nil }) {
        options.plan.dimensions.appearances = stated.compactMap {
          FrameStyle.Appearance(rawValue: $0)
        }
      }
    }
    let isOfPreviews = names.contains {
      $0.words.contains("preview") || $0.words.contains("previews")
    }
    if !typed.contains("phase"), isOfPreviews { options.plan.drawsPreviews = true }
  }
}
