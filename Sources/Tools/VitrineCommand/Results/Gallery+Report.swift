import Foundation
import Planning
import Site
import WidgetHost
import WidgetKitCore

extension Gallery {
  /// The pages' input, made of a run's results.
  init(_ report: RunReport, products: [DescribedProduct]) {
    self.init(
      generator: report.manifest.generator,
      products: products.map { product in
        Product(
          name: product.executable.name,
          widgets: product.widgets.compactMap { Widget($0, of: product, report) }
            + Self.previewed(product, report))
      }.filter { !$0.widgets.isEmpty },
      // What an option left out is known to who typed it; the manifest lists it.
      skipped: report.manifest.skipped.filter { !$0.reason.contains("not asked for") }.map {
        Skipped(what: $0.what, reason: $0.reason)
      })
    linkedSDK = report.manifest.linkedSDK
    linkedSDKReasons = products.compactMap { Self.reason(for: $0, report) }
    problems = report.manifest.problems
    productDiagnostics = report.diagnostics.only(["plan", "product", "resource"]).groups
    momentsRule = report.manifest.momentsRule
  }
}

extension Gallery {
  /// The reason for the SDK that a product of a project is taken to be built with; nil where no project specifies it.
  private static func reason(for product: DescribedProduct, _ report: RunReport) -> String? {
    let name = product.executable.name
    guard let choice = product.executable.sdk,
      let used = report.results.first(where: { $0.batch.product == name })?.batch.setting.linkedSDK
    else { return nil }
    return used == choice.sdk
      ? choice.sentence(for: name) : "\(name): the SDK of iOS \(used.name), as --linked-sdk says."
  }

  /// Previews of views that aren't a widget's, as if of a widget each.
  private static func previewed(_ product: DescribedProduct, _ report: RunReport) -> [Widget] {
    let frames = report.previews(of: product).filter { frame in
      !product.widgets.contains { $0.kind == frame.request.kind }
    }
    var kinds: [String] = []
    for frame in frames where !kinds.contains(frame.request.kind) {
      kinds.append(frame.request.kind)
    }
    return kinds.map { kind in
      let own = frames.filter { $0.request.kind == kind }
      var families: [String] = []
      for frame in own where !families.contains(frame.request.family) {
        families.append(frame.request.family)
      }
      return Widget(
        kind: kind, displayName: "", description: "", families: families,
        frames: own.map(Gallery.Frame.init))
    }
  }
}

extension RunReport {
  /// The frames of a product's previews, in order.
  fileprivate func previews(of product: DescribedProduct) -> [FrameRecord] {
    results.filter { $0.batch.product == product.executable.name && $0.batch.isOfPreviews }
      .flatMap { batch, result in
        Manifest.sorted(result.frames, batch)
      }
  }
}

extension Gallery.Widget {
  /// - Returns: nil where nothing was made of the widget.
  init?(_ widget: WidgetSummary, of product: DescribedProduct, _ report: RunReport) {
    let mine = report.results.filter {
      $0.batch.product == product.executable.name && $0.batch.kind == widget.kind
    }
    let previews = report.previews(of: product).filter { $0.request.kind == widget.kind }
    guard !mine.isEmpty || !previews.isEmpty else { return nil }
    var frames: [Gallery.Frame] = []
    for (batch, result) in mine {
      let sorted = Manifest.sorted(result.frames, batch)
      let later = Dictionary(grouping: sorted.filter(\.isLater)) { batch.id(ofEntry: $0) }
      frames += sorted.filter { !$0.isLater }.map { record in
        var frame = Gallery.Frame(record)
        frame.moments = later[record.id, default: []].map(Gallery.Moment.init)
        return frame
      }
      frames += result.failures.enumerated().map { Gallery.Frame($1, batch, number: $0) }
    }
    frames += previews.map(Gallery.Frame.init)
    self.init(
      kind: widget.kind, displayName: widget.displayName, description: widget.description,
      families: widget.supportedFamilies ?? WidgetFamily.allCases.map(\.description),
      frames: frames, reloads: mine.compactMap { Gallery.Reload($0.batch, $0.result) },
      parameters: widget.parameters.map(Gallery.Parameter.init))
  }
}

extension Gallery.Parameter {
  init(_ parameter: WidgetSummary.Parameter) {
    self.init(
      name: parameter.name, title: parameter.title, type: parameter.type,
      choices: parameter.choices.map { $0.map(\.title) },
      defaultValue: parameter.defaultValue.map { value in
        parameter.choices?.first { $0.name == value }?.title ?? value
      })
  }
}

extension Gallery.Moment {
  init(_ record: FrameRecord) {
    self.init(
      id: record.id, date: record.date, files: Gallery.Files(record.files), texts: record.texts)
  }
}

extension Gallery.Files {
  /// - Parameter files: paths by format.
  fileprivate init(_ files: [String: String]) {
    self.init(
      png: files["png"], svg: files["svg"], html: files["html"], json: files["json"],
      small: files["small.png"])
  }
}

extension Gallery.Frame {
  init(_ record: FrameRecord) {
    let request = record.request
    let device = request.setting.resolvedDevice
    var placed: (Placement, WidgetFamily, Device)?
    if let device, let family = WidgetFamily(name: request.family) {
      placed = (request.setting.placement ?? .standard(for: family, on: device), family, device)
    }
    self.init(
      id: record.id, family: request.family, device: request.setting.device,
      phase: request.phase.name, index: request.phase.index, date: record.date,
      variant: Gallery.Variant(request.style, request.setting), size: record.size,
      shownSize: placed.flatMap { $0.0.shownSize(of: $0.1, on: $0.2) }, scale: record.scale,
      files: Gallery.Files(record.files),
      links: record.links.map { Gallery.Link(url: $0.url, rect: $0.rect) }, texts: record.texts,
      diagnostics: record.diagnostics,
      cornerRadius: Double(
        placed.map { $0.0.cutCorner(of: $0.1, on: $0.2, os: request.setting.os) }
          ?? Presentation(rawValue: request.family)
          .flatMap { device?.canvas($0)?.cornerRadius } ?? 0),
      placement: placed?.0.rawValue ?? "",
      rendering: request.style.rendering?.rawValue
        ?? placed.map { $0.0.renderingMode(for: $0.1).description } ?? "", digest: record.digest)
  }

  /// A frame, or a call of the provider, that failed.
  init(_ failure: FailureRecord, _ batch: FrameBatch, number: Int) {
    let device = batch.setting.resolvedDevice
    let canvas = Presentation(rawValue: batch.family).flatMap { device?.canvas($0) }
    let size =
      WidgetFamily(name: batch.family).flatMap { device?.size($0, at: batch.setting.placement) }
      ?? canvas.map { CGSize(width: $0.width.upperBound, height: $0.height.lowerBound) } ?? .zero
    let phase = failure.request?.phase.name ?? (failure.phase.isEmpty ? "failed" : failure.phase)
    let id = failure.frameID ?? "\(batch.kind)/\(batch.family)/\(phase)-failure-\(number)"
    self.init(
      id: id, family: batch.family, device: batch.setting.device, phase: phase,
      index: failure.request?.phase.index,
      variant: Gallery.Variant(failure.request?.style ?? FrameStyle(), batch.setting), size: size,
      scale: device.map { Double($0.scale) } ?? 3, failure: failure.message)
  }
}

extension Gallery.Variant {
  init(_ style: FrameStyle, _ setting: Setting) {
    self.init(
      appearance: style.appearance.rawValue, contrast: style.contrast.rawValue,
      typeSize: style.typeSize, locale: setting.locale, direction: style.direction?.rawValue,
      rendering: style.rendering?.rawValue, placement: setting.placement?.rawValue,
      os: setting.os.description, configuration: setting.configuration?.name,
      timeZone: setting.timeZone, tint: style.tint?.hex, luminance: style.luminance.rawValue,
      lock: style.lock.rawValue,
      detail: style.detail == .default ? nil : style.detail.rawValue)
  }
}

extension Gallery.Reload {
  init?(_ batch: FrameBatch, _ result: BatchResult) {
    guard let timeline = result.timeline else { return nil }
    let policy: Policy
    switch timeline.policy {
    case .atEnd: policy = .atEnd
    case .never: policy = .never
    case .after(let date): policy = .after(date)
    }
    self.init(
      family: batch.family, policy: policy, device: batch.setting.device,
      variant: Gallery.Variant(FrameStyle(), batch.setting))
  }
}
