import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Draws scenes. Keep one for many: it keeps what was typeset.
@MainActor
final class FrameRenderer {
  /// Measures and draws views that aren't a scene's.
  let views = ViewRenderer()

  /// Draws a scene as the system shows it.
  ///
  /// 1. A control that the request's phase has pressed is found in the view as it is otherwise.
  /// 2. The view is drawn, at the scene's size or its own.
  /// 3. A widget without a container background is replaced, as the system does.
  /// 4. The placement's colours replace the view's.
  func render(_ scene: FrameScene) -> FrameArtifact {
    let scene = pressing(scene)
    var drawing = draw(scene)
    if let site = scene.site {
      site.recolor(&drawing.list)
      drawing.notes += notes(on: drawing, scene, site) + site.notes
    }
    if let note = lockNote(scene) { drawing.notes.append(note) }
    return FrameArtifact(
      scene: scene, displayList: drawing.list, controls: drawing.controls,
      widgetURL: drawing.widgetURLs.last,
      diagnostics: scene.notes + drawing.list.diagnostics + drawing.notes + ProductWorld.notes,
      running: drawing.running, trace: drawing.trace)
  }

  /// The buttons and toggles of a scene that perform intents, in the order drawn.
  func controls(of scene: FrameScene) -> [RenderedControl] { draw(scene).controls }

  /// The texts of a scene in reading order.
  func texts(of scene: FrameScene) -> [String] { draw(scene).list.texts }

  /// Whether a scene shows less than on an unlocked device.
  func hidesContent(_ scene: FrameScene) -> Bool {
    guard scene.environment.redactionReasons.contains(.privacy) else { return false }
    return draw(scene).list.digest != draw(scene.unlocked).list.digest
  }

  // MARK: Steps

  private struct Drawing {
    var list: DisplayList
    var controls: [RenderedControl] = []
    var widgetURLs: [URL] = []
    var hasContainerBackground = false
    var notes: [Diagnostic] = []
    var running: RunningContents?
    var trace: LayoutTrace?
  }

  private func pressing(_ scene: FrameScene) -> FrameScene {
    guard case .interaction(let interaction) = scene.request.phase,
      interaction.step == .optimistic || interaction.step == .invalidated,
      let control = controls(of: scene).first(where: { $0.name == interaction.control })
    else { return scene }
    return scene.pressing(control, isPerforming: interaction.step == .invalidated)
  }

  private func draw(_ scene: FrameScene) -> Drawing {
    switch scene.sizing {
    case .fixed(let size): return draw(scene, size)
    case .flexible(let canvas):
      let preferred = preferredSize(of: scene, in: canvas)
      var drawing = draw(scene, canvas.size(fitting: preferred, scale: scene.request.scale))
      drawing.notes = notes(on: preferred, canvas, scene)
      return drawing
    case .fitting(let proposal):
      return Drawing(
        list: views.renderFitting(
          scene.shownView, proposal: proposal, environment: scene.environment,
          displayDate: scene.options.displayDate))
    case .fittingWindow(let proposal):
      let content = views.renderFitting(
        scene.view(), proposal: proposal, environment: scene.environment,
        displayDate: scene.options.displayDate, piece: scene.options.piece
      ).size
      let window = FittedWindow(content, scale: scene.request.scale)
      var drawing = draw(scene, window.size)
      drawing.notes += window.notes
      return drawing
    }
  }

  private func draw(_ scene: FrameScene, _ size: CGSize) -> Drawing {
    let rendered = views.render(
      scene.shownView, size: size, environment: scene.environment, options: scene.options)
    var drawing = Drawing(
      list: rendered.displayList, controls: rendered.controls, widgetURLs: rendered.widgetURLs,
      hasContainerBackground: rendered.hasContainerBackground, running: rendered.running,
      trace: rendered.trace)
    if scene.expectsContainerBackground, !rendered.hasContainerBackground,
      scene.site?.family.isAccessory == false
    {
      var options = scene.options
      options.contentMargins = EdgeInsets()
      let message = views.render(
        MissingBackground(), size: size, environment: scene.environment, options: options)
      drawing.list = message.displayList
      drawing.trace = message.trace
      drawing.controls = []
      drawing.running = nil
    }
    if !rendered.hasContainerBackground,
      let ground = scene.site?.bareGround(isDark: scene.environment.colorScheme == .dark)
    {
      drawing.list.commands.insert(
        .fill(.rect(CGRect(origin: .zero, size: size)), .nonZero, .color(ground)), at: 0)
    }
    return drawing
  }

  private func preferredSize(of scene: FrameScene, in canvas: Canvas) -> CGSize {
    func proposal(_ range: ClosedRange<CGFloat>) -> CGFloat? {
      range.lowerBound == range.upperBound ? range.lowerBound : nil
    }
    return views.renderFitting(
      scene.shownView,
      proposal: ProposedViewSize(width: proposal(canvas.width), height: proposal(canvas.height)),
      environment: scene.environment, displayDate: scene.options.displayDate
    ).size
  }

  // MARK: Notes

  private func notes(
    on preferred: CGSize, _ canvas: Canvas, _ scene: FrameScene
  ) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if let note = scene.overflowNote,
      preferred.height > canvas.height.upperBound + 0.5
        || preferred.width > canvas.width.upperBound + 0.5
    {
      notes.append(note(preferred))
    }
    if let assumption = canvas.assumption {
      notes.append(Diagnostic(code: "assumed-size", message: assumption))
    }
    return notes
  }

  /// The note on what a locked device hides. A placeholder hides everything already.
  private func lockNote(_ scene: FrameScene) -> Diagnostic? {
    if let protection = scene.protection { return .protected(protection.level) }
    let reasons = scene.environment.redactionReasons
    guard scene.request.style.lock == .locked, reasons.contains(.privacy),
      !reasons.contains(.placeholder), !hidesContent(scene)
    else { return nil }
    return .nothingSensitive
  }

  private func notes(
    on drawing: Drawing, _ scene: FrameScene, _ site: WidgetSite
  ) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if !drawing.controls.isEmpty {
      notes += Interactivity.notes(site, isInteraction: scene.request.phase.kind == .interaction)
    }
    // A line above the clock has no container.
    if !site.linkedSDK.hasContainerBackgrounds, drawing.hasContainerBackground {
      notes.append(.unknownBackground(builtWith: site.linkedSDK))
    }
    if scene.expectsContainerBackground, !drawing.hasContainerBackground,
      site.family != .accessoryInline
    {
      notes.append(
        Diagnostic(
          code: "missing-container-background",
          message: "The widget has no container background, which iOS 17 and later asks for: put "
            + ".containerBackground(for: .widget) { … } on its view, or say --linked-sdk 16 for an "
            + "app that is built with an older SDK."))
    }
    if drawing.widgetURLs.count > 1, let last = drawing.widgetURLs.last {
      let urls = drawing.widgetURLs.map(\.absoluteString).joined(separator: ", ")
      notes.append(
        Diagnostic(
          code: "several-widget-urls",
          message: "widgetURL is applied \(drawing.widgetURLs.count) times in the view (\(urls)); "
            + "Apple calls undefined what a tap opens then. The last in the view is taken, \(last), "
            + "as people report from devices. Keep one."))
    }
    if site.device.assumed.contains(site.family) {
      notes.append(
        Diagnostic(
          code: "assumed-size",
          message: "The size of \(site.family) on \(site.device.name) isn't published; the nearest "
            + "screen's is used."))
    }
    return notes
  }
}

/// The view that the system draws instead of a widget that has no container background: this text on white, as
/// developers report from devices. Its size is assumed, and that the ground is black in the dark.
private struct MissingBackground: View {
  var body: some View {
    Text(verbatim: "Please adopt containerBackground API")
      .font(.footnote)
      .multilineTextAlignment(.center)
      .padding()
      .containerBackground(.background, for: .widget)
  }
}
