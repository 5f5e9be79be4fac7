import Foundation
import WidgetHost
import WidgetKitCore

/// A product and what its process said of itself.
struct DescribedProduct: Sendable {
  let executable: ProductExecutable
  let widgets: [WidgetSummary]
  var shortcuts = ShortcutsSummary()
}

/// What is to be made, in the order of the output, and what isn't.
struct Plan {
  var units: [(product: ProductExecutable, unit: FrameUnit)] = []
  var skipped: [Manifest.Skipped] = []
  /// What may go wrong elsewhere, a sentence each.
  private(set) var warnings: [String] = []

  /// - Throws: ``UsageError``, where a name isn't any widget's or nothing would be made;
  ///   ``HostError``, where two widgets have one kind.
  init(_ products: [DescribedProduct], _ options: Options, output: OutputSpec) throws {
    try Self.checkKinds(products)
    try Self.checkActivities(products, options)
    // A preview's kind may be no widget's; which there are, only the worker finds.
    if let kinds = options.kinds, !options.drawsPreviews {
      let known = products.flatMap { $0.widgets.map(\.kind) }
      for kind in kinds where !known.contains(kind) {
        throw UsageError.unknown("widget kind", kind, among: known)
      }
    }
    for product in products {
      for widget in product.widgets {
        if let kinds = options.kinds, !kinds.contains(widget.kind) {
          skip(product, widget, nil, "not asked for by --kind")
          continue
        }
        guard widget.surface == .widget else {
          addPresentations(product, widget, options, output)
          continue
        }
        if options.phases == [.preview] { continue }
        if options.dimensions.kind == .default {
          for setting in options.dimensions.settings {
            for setting in recommended(setting, product, widget) {
              add(product, widget, setting, options, output)
            }
          }
        } else {
          addWide(product, widget, options, output)
        }
      }
      if options.drawsPreviews { addPreviews(of: product, options, output) }
    }
    try checkPaths()
    if units.isEmpty {
      // What was left out by request says nothing new.
      let reasons = skipped.filter { !$0.reason.hasPrefix("not asked for") }
        .map { "\($0.what): \($0.reason)" }
      throw UsageError(
        "Nothing of what was asked for can be made. \(reasons.prefix(6).joined(separator: "; ")).")
    }
  }

  /// A setting for each configuration that the provider recommends, where all are asked for.
  private mutating func recommended(
    _ setting: Setting, _ product: DescribedProduct, _ widget: WidgetSummary
  ) -> [Setting] {
    guard let wanted = setting.configuration, wanted.isRecommended, wanted.name.isEmpty else {
      return [setting]
    }
    if widget.recommendations.isEmpty {
      skip(product, widget, nil, "its provider recommends no configurations")
    }
    return widget.recommendations.map { name in
      var setting = setting
      setting.configuration = Configuration(name: name, values: [:], isRecommended: true)
      return setting
    }
  }

  private mutating func add(
    _ product: DescribedProduct, _ widget: WidgetSummary, _ setting: Setting, _ options: Options,
    _ output: OutputSpec
  ) {
    guard let device = DeviceTable.device(named: setting.device) else { return }
    for family in families(of: product, widget, on: [device], options) {
      let placement = setting.placement ?? .standard(for: family, on: device)
      // Of all places, those that don't exist go without saying.
      let isNamed = options.dimensions.placements != .all
      guard device.size(family, at: setting.placement) != nil else {
        if isNamed { skip(product, widget, family, "\(device.name) has no \(family)") }
        continue
      }
      if let placement = setting.placement, !placement.takes(family, on: device) {
        guard isNamed else { continue }
        skip(product, widget, family, "a \(family) doesn't stand in \(placement) of \(device.name)")
        continue
      }
      guard placement.rules.since <= setting.os else {
        if isNamed {
          let since = placement.rules.since
          skip(product, widget, family, "\(placement) shows widgets from iOS \(since) on")
        }
        continue
      }
      let looks = options.dimensions.looks(
        at: placement, family: family, on: device, os: setting.os)
      append(product, widget, family, setting, looks, options, output)
    }
  }

  private mutating func addWide(
    _ product: DescribedProduct, _ widget: WidgetSummary, _ options: Options, _ output: OutputSpec
  ) {
    let devices = options.dimensions.devices ?? DeviceTable.all
    for family in families(of: product, widget, on: devices, options) {
      let cases = options.dimensions.cases(family)
      if cases.isEmpty {
        skip(product, widget, family, "none of the devices and places asked for has it")
      }
      for (setting, looks) in cases {
        for setting in recommended(setting, product, widget) {
          append(product, widget, family, setting, looks, options, output)
        }
      }
    }
  }

  /// What is asked for and supported; the rest is noted.
  private mutating func families(
    of product: DescribedProduct, _ widget: WidgetSummary, on devices: [Device], _ options: Options
  ) -> [WidgetFamily] {
    let supported =
      widget.supportedFamilies.map { $0.compactMap { WidgetFamily(name: $0) } }
      ?? devices.flatMap(\.families)
    return WidgetFamily.allCases.filter { family in
      let isWanted = options.families?.contains(family) ?? supported.contains(family)
      guard supported.contains(family) else {
        if isWanted { skip(product, widget, family, "the widget doesn't support it") }
        return false
      }
      if !isWanted { skip(product, widget, family, "not asked for by --family") }
      return isWanted
    }
  }

  private mutating func append(
    _ product: DescribedProduct, _ widget: WidgetSummary, _ family: WidgetFamily,
    _ setting: Setting, _ looks: [Look], _ options: Options, _ output: OutputSpec
  ) {
    units.append(
      (
        product.executable,
        FrameUnit(
          product: product.executable.name, kind: widget.kind, family: family.description,
          setting: setting, looks: looks, phases: options.phases.filter { $0 != .preview },
          output: output,
          providerTimeout: options.providerTimeout, frameTimeout: options.frameTimeout,
          memoryLimit: options.memoryLimit, world: options.world)
      ))
  }

  private mutating func skip(
    _ product: DescribedProduct, _ widget: WidgetSummary, _ family: WidgetFamily?, _ reason: String
  ) {
    skip(product, widget, named: family?.description, reason)
  }

  /// - Parameter family: a widget's, or what stands in its place; nil for all.
  mutating func skip(
    _ product: DescribedProduct, _ widget: WidgetSummary, named family: String?, _ reason: String
  ) {
    let parts = [product.executable.name, widget.kind, family].compactMap { $0 }
    let item = Manifest.Skipped(what: parts.joined(separator: " · "), reason: reason)
    if !skipped.contains(item) { skipped.append(item) }
  }

  /// Two frames with one path would overwrite each other.
  private mutating func checkPaths() throws {
    var seen: Set<String> = []
    var lowercased: [String: String] = [:]
    for (_, unit) in units {
      for look in unit.looks {
        let id = FrameRequest(
          product: unit.product, kind: unit.kind, family: unit.family, phase: .snapshot,
          setting: unit.setting, look: look
        ).id(includingProduct: unit.output.includesProduct)
        guard seen.insert(id).inserted else {
          throw UsageError(
            "Two frames would have the path \(id): give configurations files of different names, "
              + "and ask for nothing twice.")
        }
        let folder = id.split(separator: "/").dropLast().joined(separator: "/")
        if let other = lowercased.updateValue(folder, forKey: folder.lowercased()), other != folder
        {
          let warning =
            "\(other) and \(folder) differ by case only: where files are copied to a Mac or to "
            + "Windows, one takes the other's place. Rename a kind."
          if !warnings.contains(warning) { warnings.append(warning) }
        }
      }
    }
  }

  private static func checkKinds(_ products: [DescribedProduct]) throws {
    for product in products {
      var seen: Set<String> = []
      for widget in product.widgets where !seen.insert(widget.kind).inserted {
        throw HostError(
          "Two widgets of \(product.executable.name) have the kind “\(widget.kind)”. Give each its "
            + "own: the system tells them apart by it.")
      }
    }
  }
}
