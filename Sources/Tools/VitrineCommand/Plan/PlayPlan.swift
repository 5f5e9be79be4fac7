import Foundation
import WidgetHost

/// What is played together: a product's widgets on one device share an app group, as they do there.
enum PlayPlan {
  struct Play: Sendable {
    let product: ProductExecutable
    let unit: PlayUnit
    /// What the widgets are called in the system's gallery, by kind.
    let names: [String: String]
  }

  /// - Throws: ``UsageError``, where more than one look is asked for, or the script is wrong.
  static func plays(
    _ plan: Plan, _ described: [DescribedProduct], _ options: Options, _ output: OutputSpec
  ) throws -> [Play] {
    guard options.looks.count == 1, let look = options.looks.first else {
      throw UsageError(
        "timeline plays one look at a time: give one each of --appearance, --contrast, --type-size, "
          + "--direction and --rendering. A script can change appearance and typeSize on the way.")
    }
    var groups: [(product: ProductExecutable, setting: Setting, widgets: [PlayUnit.Placed])] = []
    // Live Activities and controls have no timeline.
    for (product, unit) in plan.units where Presentation(rawValue: unit.family) == nil {
      let widget = PlayUnit.Placed(kind: unit.kind, family: unit.family)
      if let index = groups.firstIndex(where: {
        $0.product == product && $0.setting == unit.setting
      }) {
        groups[index].widgets.append(widget)
      } else {
        groups.append((product, unit.setting, [widget]))
      }
    }
    return try groups.map { group in
      let widgets = described.first { $0.executable == group.product }?.widgets ?? []
      let start = options.from ?? group.setting.now
      let end = start.addingTimeInterval(options.hours * 3600)
      var setting = group.setting
      setting.now = start
      let script = try options.script.map { file in
        try usage {
          try SystemScript(
            contentsOf: file, start: start, end: end, timeZone: setting.timeZone,
            kinds: described.flatMap { $0.widgets.map(\.kind) })
        }
      }
      let unit = PlayUnit(
        product: group.product.name, widgets: group.widgets, setting: setting, look: look,
        start: start, end: end, script: script ?? SystemScript(), rules: options.rules,
        output: output, providerTimeout: options.providerTimeout,
        frameTimeout: options.frameTimeout, memoryLimit: options.memoryLimit,
        world: options.world)
      return Play(
        product: group.product, unit: unit,
        names: Dictionary(
          widgets.map { ($0.kind, $0.displayName) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// What is wrong with a file that an option names is wrong with the arguments.
  static func usage<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let error as HostError {
      throw UsageError(error.description)
    }
  }
}
