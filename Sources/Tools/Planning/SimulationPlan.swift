import Failures
import Foundation
import WidgetHost

/// The options of a simulation besides those of its frames: its time, a script and the system's rules.
package struct SimulationOptions: Sendable {
  /// The start; nil for the time of the frames' clock.
  package var start: Date?
  package var hours = 24.0
  /// The path of a file with what happens on the device, and when.
  package var script: String?
  package var rules = SystemRules()

  package init() {}
}

/// A product's widgets on one device, simulated together: they share an App Group, as on a real device.
package struct SimulationPlan: Sendable {
  package let product: ProductExecutable
  package let request: SimulationRequest
  /// The widgets' names in the system's gallery, by kind.
  package let names: [String: String]

  private typealias Group = (
    product: ProductExecutable, setting: Setting, widgets: [PlacedWidget]
  )

  /// - Throws: a ``Failure`` of usage, where more than one style is asked for, or the script is wrong.
  package static func all(
    _ plan: Plan, of described: [DescribedProduct], _ options: SimulationOptions
  ) throws -> [SimulationPlan] {
    let styles = plan.request.dimensions.styles
    guard styles.count == 1, let style = styles.first else {
      throw Failure.usage(
        "timeline simulates one style at a time.",
        remedy:
          "Give one each of --appearance, --contrast, --type-size, --direction, --rendering and "
          + "--locked. A script can change appearance and typeSize on the way, and lock the device."
      )
    }
    return try groups(plan).map { group in
      let widgets = described.first { $0.executable == group.product }?.widgets ?? []
      return SimulationPlan(
        product: group.product,
        request: try request(
          group, style, plan, options, kinds: described.flatMap { $0.widgets.map(\.kind) }),
        names: Dictionary(
          widgets.map { ($0.kind, $0.displayName) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// The widgets of each product and setting. Live Activities and controls have no timeline.
  private static func groups(_ plan: Plan) -> [Group] {
    var groups: [Group] = []
    for (product, batch) in plan.batches where Presentation(rawValue: batch.family) == nil {
      let widget = PlacedWidget(kind: batch.kind, family: batch.family)
      if let index = groups.firstIndex(where: {
        $0.product == product && $0.setting == batch.setting
      }) {
        groups[index].widgets.append(widget)
      } else {
        groups.append((product, batch.setting, [widget]))
      }
    }
    return groups
  }

  /// - Parameter kinds: the kinds of all widgets, which a script may name.
  private static func request(
    _ group: Group, _ style: FrameStyle, _ plan: Plan, _ options: SimulationOptions,
    kinds: [String]
  ) throws -> SimulationRequest {
    let start = options.start ?? group.setting.now
    let end = start.addingTimeInterval(options.hours * 3600)
    var setting = group.setting
    setting.now = start
    let script = try options.script.map { file in
      try asUsage {
        try SystemScript(
          contentsOf: file, start: start, end: end, timeZone: setting.timeZone, kinds: kinds)
      }
    }
    let frames = plan.request
    return SimulationRequest(
      product: group.product.name, widgets: group.widgets, setting: setting, style: style,
      start: start, end: end, script: script ?? SystemScript(), rules: options.rules,
      output: plan.output, providerTimeout: frames.providerTimeout,
      frameTimeout: frames.frameTimeout, memoryLimit: frames.memoryLimit, world: frames.world)
  }
}
