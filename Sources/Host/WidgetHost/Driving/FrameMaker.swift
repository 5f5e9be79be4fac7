import Assets
import Audit
import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Draws entries of one unit.
@MainActor
final class FrameMaker {
  private let unit: FrameUnit
  private let description: _WidgetDescription
  private let device: Device
  private let family: WidgetFamily
  private let size: CGSize
  private let renderer: ViewRenderer
  private let files: FrameFiles
  /// Of a preview's several views, the one that is drawn.
  var piece: Int?
  /// There is no widget around the view: neither margins nor a background are asked for.
  var isPlainView = false

  init(
    unit: FrameUnit, description: _WidgetDescription, device: Device, family: WidgetFamily,
    size: CGSize, renderer: ViewRenderer
  ) {
    self.unit = unit
    self.description = description
    self.device = device
    self.family = family
    self.size = size
    self.renderer = renderer
    files = FrameFiles(unit.output)
  }

  /// - Parameter said: what is known of the entry's making.
  func make(
    _ entry: DrivenEntry, _ request: FrameRequest, id: String, said: [Diagnostic]
  ) throws -> FrameRecord {
    FrozenWorld.beginDrawing(request.setting, purpose: id)
    defer { FrozenWorld.endDrawing() }
    let start = DispatchTime.now().uptimeNanoseconds
    let place = FramePlace(request, family: family, device: device, settings: description.settings)
    var rendered = draw(entry, place, touched(entry, request.phase, place))
    let drawn = DispatchTime.now().uptimeNanoseconds
    let diagnostics =
      said + rendered.displayList.diagnostics + notes(rendered, request) + place.notes
      + LinkRules.apply(family, to: &rendered)
    // The system would show nothing, so neither do we.
    if !unit.audits, let refusal = diagnostics.first(where: { $0.code == "image-too-large" }) {
      throw HostError("Drawing \(id): \(refusal.message)")
    }
    let digest = rendered.displayList.digest.description
    let links = links(rendered)
    LinkRules.addWidgetURL(rendered.widgetURLs.last, to: &rendered.displayList)
    let paths = try files.write(
      rendered.displayList, of: request, id: id, digest: digest, scale: request.scale, title: title)
    let comparison = try files.compare(
      rendered.displayList, id: id, digest: digest, scale: request.scale)
    let written = DispatchTime.now().uptimeNanoseconds
    return FrameRecord(
      id: id, request: request, date: entry.date, size: size, scale: request.scale, files: paths,
      digest: digest, diagnostics: diagnostics, links: links,
      texts: rendered.displayList.texts,
      audit: unit.audits ? audit(rendered.displayList, diagnostics, entry, request) : nil,
      comparison: comparison,
      drawTime: Double(drawn - start) / 1e6, writeTime: Double(written - drawn) / 1e6)
  }

  /// What of an entry performs intents when it is touched.
  func controls(of entry: DrivenEntry, _ request: FrameRequest) -> [RenderedControl] {
    let place = FramePlace(request, family: family, device: device, settings: description.settings)
    return draw(entry, place).controls
  }

  /// Why controls can't be touched here; nil where they can.
  var refusal: String? { Interactivity.refusal(family, on: device, at: placement) }

  private var placement: Placement {
    unit.setting.placement ?? .standard(for: family, on: device)
  }

  /// The control that a frame of touching it shows touched.
  private func touched(
    _ entry: DrivenEntry, _ phase: Phase, _ place: FramePlace
  ) -> TouchedControl? {
    guard case .interaction(let touch) = phase, touch.step != .before, touch.step != .after,
      let control = draw(entry, place).controls.first(where: { $0.name == touch.control })
    else { return nil }
    return TouchedControl(place: control.place, isPerforming: touch.step == .invalidated)
  }

  /// A control that was just touched, or whose intent is being performed.
  struct TouchedControl {
    /// Its ``RenderedControl/place``.
    var place: UInt64
    var isPerforming: Bool
  }

  /// The picture alone, as it looks on screen at a date.
  func picture(
    _ entry: DrivenEntry, _ request: FrameRequest, at date: Date, purpose: String,
    touched: TouchedControl? = nil
  ) -> (rendered: RenderedView, diagnostics: [Diagnostic]) {
    FrozenWorld.enter(request.setting, purpose: purpose)
    return picture(entry, request, at: date, touched: touched)
  }

  /// The same in whatever world this thread is in.
  func picture(
    _ entry: DrivenEntry, _ request: FrameRequest, at date: Date, touched: TouchedControl? = nil
  ) -> (rendered: RenderedView, diagnostics: [Diagnostic]) {
    let place = FramePlace(request, family: family, device: device, settings: description.settings)
    let rendered = draw(entry, place, touched, at: date)
    return (rendered, rendered.displayList.diagnostics + notes(rendered, request) + place.notes)
  }

  /// What someone who listens is told the picture is.
  private var title: String { "\(unit.kind), \(family)" }

  private lazy var frameAudit = FrameAudit()

  private func audit(
    _ list: DisplayList, _ diagnostics: [Diagnostic], _ entry: DrivenEntry, _ request: FrameRequest
  ) -> FrameAudit.Result {
    let place = FramePlace(request, family: family, device: device, settings: description.settings)
    let isRedacted = request.phase == .placeholder
    var result = frameAudit.audit(
      list, diagnostics: diagnostics, isRedacted: isRedacted,
      hasOwnColors: place.environment.widgetRenderingMode == .fullColor)
    if isRedacted {
      var open = request
      open.phase = .snapshot
      let place = FramePlace(open, family: family, device: device, settings: description.settings)
      result.hiddenTexts = draw(entry, place).displayList.texts
    }
    result.observations += AssetLibrary.main.takeUntranslated().map {
      .init(
        .missingTranslation,
        "“\($0.key)” of the table \($0.table) isn't translated for \($0.locale).")
    }
    return result
  }

  // MARK: Drawing

  private func draw(
    _ entry: DrivenEntry, _ place: FramePlace, _ touched: TouchedControl? = nil,
    at date: Date? = nil
  ) -> RenderedView {
    var options = place.options(on: date ?? entry.date)
    options.touched = touched?.place
    options.piece = piece
    if isPlainView { options.contentMargins = EdgeInsets() }
    var environment = place.environment
    if touched?.isPerforming == true { environment.redactionReasons.formUnion(.invalidated) }
    var rendered = renderer.render(
      entry.view(), size: size, environment: environment, options: options)
    if !rendered.hasContainerBackground && !family.isAccessory && !isPlainView {
      options.contentMargins = EdgeInsets()
      rendered.displayList =
        renderer.render(
          MissingBackground(), size: size, environment: environment, options: options
        ).displayList
      rendered.controls = []
    }
    place.recolor(&rendered.displayList)
    return rendered
  }

  private func notes(_ rendered: RenderedView, _ request: FrameRequest) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if !rendered.controls.isEmpty {
      notes += Interactivity.notes(
        family, on: device, at: placement, isTouched: request.phase.kind == .interaction)
    }
    // A line above the clock has no container.
    if !rendered.hasContainerBackground && family != .accessoryInline && !isPlainView {
      notes.append(
        Diagnostic(
          code: "missing-container-background",
          message: "The widget has no container background, which iOS 17 and later asks for: put "
            + ".containerBackground(for: .widget) { … } on its view."))
    }
    if rendered.widgetURLs.count > 1 {
      let urls = rendered.widgetURLs.map(\.absoluteString).joined(separator: ", ")
      notes.append(
        Diagnostic(
          code: "several-widget-urls",
          message: "widgetURL stands \(rendered.widgetURLs.count) times in the view (\(urls)); "
            + "what the system opens then isn't defined. Keep one."))
    }
    if device.assumed.contains(family) {
      notes.append(
        Diagnostic(
          code: "assumed-size",
          message: "The size of \(family) on \(device.name) isn't published; the nearest screen's "
            + "is used."))
    }
    return notes
  }

  private func links(_ rendered: RenderedView) -> [FrameRecord.Link] {
    var links: [FrameRecord.Link] = []
    if let url = rendered.widgetURLs.last {
      links.append(.init(url: url.absoluteString, rect: CGRect(origin: .zero, size: size)))
    }
    for view in rendered.displayList.views {
      if let link = view.link { links.append(.init(url: link, rect: view.frame)) }
    }
    return links
  }
}

/// What the system draws of a widget that has no container background: these words on white, as
/// developers report from devices. Their size is assumed, and that the ground is black in the dark.
private struct MissingBackground: View {
  var body: some View {
    Text(verbatim: "Please adopt containerBackground API")
      .font(.footnote)
      .multilineTextAlignment(.center)
      .padding()
      .containerBackground(.background, for: .widget)
  }
}

extension DisplayList {
  /// In reading order.
  fileprivate var texts: [String] { views.compactMap(\.text).filter { !$0.isEmpty } }
}
