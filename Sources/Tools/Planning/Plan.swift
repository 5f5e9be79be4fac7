import Failures
import Foundation
import WidgetHost
import WidgetKitCore

/// The frames that are to be made, in the order of the output, and what isn't made and why.
package struct Plan {
  package private(set) var batches: [(product: ProductExecutable, batch: FrameBatch)] = []
  package private(set) var skipped: [Manifest.Skipped] = []
  /// Warnings about names of files that other systems may refuse, one sentence each.
  package private(set) var warnings: [String] = []

  let request: PlanRequest
  let output: OutputSpec

  /// - Throws: a ``Failure`` of usage, where a name isn't any widget's or nothing would be made; of the
  ///   project, where two widgets have one kind.
  package init(_ products: [DescribedProduct], _ request: PlanRequest, output: OutputSpec) throws {
    self.request = request
    self.output = output
    // 1. What can't be planned.
    try Self.checkKinds(products)
    try Self.checkActivities(products, request)
    try checkNames(products)
    // 2. The batches of each widget, then the previews of each product.
    for product in products {
      for widget in product.widgets { add(widget, of: product) }
      if request.drawsPreviews { addPreviews(of: product) }
    }
    // 3. What can't be made as planned.
    try checkPaths()
    try checkIsNotEmpty()
  }

  private mutating func add(_ widget: WidgetSummary, of product: DescribedProduct) {
    if let kinds = request.kinds, !kinds.contains(widget.kind) {
      skip(product, widget, named: nil, "not asked for by --kind")
    } else if widget.surface != .widget {
      addPresentations(product, widget)
    } else if request.phases != [.preview] {
      addWidget(product, widget)
    }
  }

  mutating func append(_ product: DescribedProduct, _ batch: FrameBatch) {
    batches.append((product.executable, batch))
  }

  func batch(
    _ product: DescribedProduct, _ kind: String, _ family: String, _ setting: Setting,
    _ styles: [FrameStyle], _ phases: [PhaseKind]
  ) -> FrameBatch {
    var setting = setting
    setting.linkedSDK =
      request.linkedSDK ?? product.executable.sdk?.sdk ?? setting.linkedSDK
    return FrameBatch(
      product: product.executable.name, kind: kind, family: family, setting: setting,
      styles: styles,
      phases: phases, output: output, providerTimeout: request.providerTimeout,
      frameTimeout: request.frameTimeout, memoryLimit: request.memoryLimit, world: request.world)
  }

  /// - Parameter family: a widget's, or a presentation; nil for all.
  mutating func skip(
    _ product: DescribedProduct, _ widget: WidgetSummary, named family: String?, _ reason: String
  ) {
    let parts = [product.executable.name, widget.kind, family].compactMap { $0 }
    let item = Manifest.Skipped(what: parts.joined(separator: " · "), reason: reason)
    if !skipped.contains(item) { skipped.append(item) }
  }

  // MARK: Checks

  private func checkNames(_ products: [DescribedProduct]) throws {
    // A preview's kind may be no widget's; only the worker finds which previews there are.
    guard let kinds = request.kinds, !request.drawsPreviews else { return }
    let known = products.flatMap { $0.widgets.map(\.kind) }
    for kind in kinds where !known.contains(kind) {
      throw Failure.unknown("widget kind", kind, among: known)
    }
  }

  /// Two frames with one path would overwrite each other.
  private mutating func checkPaths() throws {
    var seen: Set<String> = []
    var folders: Set<String> = []
    var lowercased: [String: String] = [:]
    for id in batches.flatMap({ $0.batch.snapshotNames }) {
      guard seen.insert(id).inserted else {
        throw Failure.usage(
          "Two frames would have the path \(id).",
          remedy: "Give configurations files of different names, and ask for nothing twice.")
      }
      let folder = id.lastIndex(of: "/").map { String(id[..<$0]) } ?? ""
      if folders.contains(folder) { continue }
      folders.insert(folder)
      if let other = lowercased.updateValue(folder, forKey: folder.lowercased()), other != folder {
        let warning =
          "\(other) and \(folder) differ by case only: where files are copied to a Mac or to "
          + "Windows, one takes the other's place. Rename a kind."
        if !warnings.contains(warning) { warnings.append(warning) }
      }
    }
  }

  private func checkIsNotEmpty() throws {
    guard batches.isEmpty else { return }
    throw nothingIsMade
  }

  /// The error of a plan of which no frame can be made.
  package var nothingIsMade: Failure {
    // What was left out by request needs no reason.
    let reasons = skipped.filter { !$0.reason.hasPrefix("not asked for") }
      .map { "\($0.what): \($0.reason)" }
    let text = reasons.isEmpty ? "" : " \(reasons.prefix(6).joined(separator: "; "))."
    return Failure.usage("Nothing of what was asked for can be made.\(text)")
  }

  private static func checkKinds(_ products: [DescribedProduct]) throws {
    for product in products {
      var seen: Set<String> = []
      for widget in product.widgets where !seen.insert(widget.kind).inserted {
        throw Failure(
          "Two widgets of \(product.executable.name) have the kind “\(widget.kind)”.",
          remedy: "Give each its own: the system identifies them by it.")
      }
    }
  }

  /// A file with states of an activity that no product has would otherwise be ignored in silence.
  private static func checkActivities(
    _ products: [DescribedProduct], _ request: PlanRequest
  ) throws {
    let known = products.flatMap(\.widgets).filter { $0.surface == .liveActivity }.map(\.kind)
    for file in request.world.activityFiles {
      let activity = try ActivityFixture(contentsOf: file).activity
      guard known.contains(activity) else {
        throw Failure.unknown("Live Activity", activity, among: known)
      }
    }
  }
}

extension FrameBatch {
  /// The names of the batch's snapshots, one for each style, whether or not snapshots are made. Frames of
  /// other phases differ from them by the phase alone.
  package var snapshotNames: [String] { styles.map { id(of: request(.snapshot, $0)) } }
}
