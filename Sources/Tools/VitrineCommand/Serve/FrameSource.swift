import Arguments
import Failures
import Foundation
import Goldens
import Planning
import SystemDesigns
import WidgetHost
import WidgetKitCore

/// The frames that a live page can ask for: the products, and the options of the command that all frames have.
struct FrameSource: Sendable {
  let products: [DescribedProduct]
  let base: FrameOptions
  let command: CommandDescription
  /// The verb whose options a query's words are.
  let verb: VerbDescription
  /// The words that call the program from a shell.
  let invocation: String

  /// One frame, as it is asked for.
  struct Asked {
    var product: DescribedProduct
    var widget: WidgetSummary
    var batch: FrameBatch
    var query: FrameQuery
  }

  /// - Parameter folder: the folder that the frame's files are written to.
  /// - Throws: a ``Failure`` of usage, with the reason why there is no such frame.
  func asked(_ query: FrameQuery, writingTo folder: String) throws -> Asked {
    let product = try product(query)
    var options = base
    let parsed = try ParsedArguments(query.words, of: verb, in: command)
    try FrameOptions.options.read(parsed.given, into: &options)
    var plan = options.plan
    let widget = try widget(plan, of: product)
    plan.kinds = [widget.kind]
    plan.drawsPreviews = false
    let isOfPhase = parsed.given.isGiven("phase") || base.typed.contains("phase")
    let wanted = isOfPhase ? plan.phases.first : nil
    plan.phases = widget.surface == .widget ? [Self.phase(wanted)] : [.preview]
    if let configuration = query.configuration(for: widget.parameters) {
      plan.dimensions.configurations = [configuration]
    }
    let output = OutputSpec(folder: folder, formats: [.png], includesProduct: false)
    let planned = try Plan([product], plan, output: output)
    guard var batch = planned.batches.first?.batch else {
      throw Failure.usage("Nothing of \(widget.kind) can be drawn so.")
    }
    batch.styles = Array(batch.styles.prefix(1))
    batch.live = LiveTask(
      date: query.date ?? batch.setting.now, continues: !query.taps.isEmpty, entry: query.entry)
    return Asked(product: product, widget: widget, batch: batch, query: query)
  }

  /// A phase that one call of the provider makes.
  private static func phase(_ phase: PhaseKind?) -> PhaseKind {
    switch phase {
    case .placeholder, .snapshot: phase ?? .timeline
    default: .timeline
    }
  }

  private func product(_ query: FrameQuery) throws -> DescribedProduct {
    guard let name = query.product else {
      guard let first = products.first else { throw Failure("There are no widgets.") }
      return first
    }
    guard let found = products.first(where: { $0.executable.name == name }) else {
      throw Failure.unknown("product", name, among: products.map(\.executable.name))
    }
    return found
  }

  private func widget(_ plan: PlanRequest, of product: DescribedProduct) throws -> WidgetSummary {
    guard let kind = plan.kinds?.first else {
      guard let first = product.widgets.first else {
        throw Failure("\(product.executable.name) has no widgets.")
      }
      return first
    }
    guard let found = product.widgets.first(where: { $0.kind == kind }) else {
      throw Failure.unknown("widget kind", kind, among: product.widgets.map(\.kind))
    }
    return found
  }

  // MARK: What fits

  /// The values of a frame's knobs, by the names of their options.
  func settings(_ asked: Asked) -> [String: String] {
    let request = asked.batch.template
    var values = [
      "family": request.family, "device": request.setting.device,
      "phase": asked.batch.phases.first?.rawValue ?? "",
    ]
    let style = asked.batch.styles.first ?? FrameStyle()
    values["appearance"] = style.appearance.rawValue
    values["contrast"] = style.contrast.rawValue
    values["type-size"] = style.typeSize
    values["locale"] = request.setting.locale
    values["luminance"] = style.luminance.rawValue
    values["locked"] = style.lock.rawValue
    values["detail"] = style.detail.rawValue
    values["os"] = request.setting.os.description
    return values
  }

  /// The values of knobs that fit a frame's others.
  func offers(_ asked: Asked) -> [String: [String]] {
    let setting = asked.batch.setting
    guard let device = DeviceTable.device(named: setting.device) else { return [:] }
    guard asked.widget.surface == .widget, let family = WidgetFamily(name: asked.batch.family)
    else {
      let all = asked.widget.supportedFamilies ?? Presentation.allCases.map(\.rawValue)
      return [
        "family": all.filter { Presentation(rawValue: $0).map { device.canvas($0) != nil } == true }
      ]
    }
    let placement = setting.placement ?? .standard(for: family, on: device)
    let families = device.families.map(\.description)
    return [
      "family": asked.widget.supportedFamilies.map { $0.filter(families.contains) } ?? families,
      "placement": Placement.allCases.filter {
        $0.takes(family, on: device) && $0.isOffered(in: setting.os)
      }.map(\.rawValue),
      "rendering": placement.renderingModes(for: family, on: device, os: setting.os)
        .map(\.description),
    ]
  }

  // MARK: The command

  /// - Parameter names: those of options that are left out with their values, since the page states them itself.
  static func words(_ words: [String], without names: Set<String>) -> [String] {
    var isLeftOut = false
    return words.filter { word in
      if word.hasPrefix("--") {
        let name = word.dropFirst(2).prefix { $0 != "=" }
        isLeftOut = names.contains(String(name))
      }
      return !isLeftOut
    }
  }

  /// The command line that makes the frame.
  func commandLine(_ asked: Asked) -> String {
    var query = asked.query
    var words = ["render"]
    let given = Set(query.options.map { $0[0] })
    if !given.contains("kind") { query.options.insert(["kind", asked.widget.kind], at: 0) }
    if !given.contains("family") { query.options.insert(["family", asked.batch.family], at: 1) }
    query.options.removeAll { $0[0] == "phase" }
    let phase: PhaseKind = asked.query.taps.isEmpty ? asked.batch.phases[0] : .interaction
    words += ["--phase", phase.rawValue]
    let stated = Set(query.options.map { $0[0] }).union(["phase"])
    words += query.commandWords(Self.words(base.typedArguments, without: stated))
    if !given.contains("appearance"), !base.typed.contains("appearance") {
      words += ["--appearance", asked.batch.styles[0].appearance.rawValue]
    }
    if !query.values.isEmpty { words += ["--configuration", "live.json"] }
    return ([invocation] + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
