import DisplayList
import Failures
import SwiftUI
import WidgetKitCore

/// Everything that a renderer needs to draw one frame: a view, its canvas, its environment and the options.
///
/// A scene is made of a request. There is one initialiser for each thing that has frames: a widget, a view in a
/// preview, a Live Activity, a control, and a view that a test hosts.
@MainActor
struct FrameScene {
  /// The size of the picture.
  enum Sizing {
    /// Points.
    case fixed(CGSize)
    /// The size of the content, within the canvas's ranges.
    case flexible(Canvas)
    /// The size that the content has when proposed this.
    case fitting(ProposedViewSize)
    /// A window of that size, in whole pixels.
    case fittingWindow(ProposedViewSize)
  }

  let request: FrameRequest
  /// The view, made again for each drawing.
  let view: @MainActor () -> AnyView
  /// The provider's placeholder, which the system shows in the view's place, and the protection for which it does;
  /// nil where it shows the view.
  private(set) var protection: (placeholder: @MainActor () -> AnyView, level: DataProtection)?
  let sizing: Sizing
  var environment: EnvironmentValues
  var options: RenderOptions
  /// The widget that the view is an entry of; nil where it is none's.
  var site: WidgetSite?
  /// Whether the system asks for a container background.
  var expectsContainerBackground = false
  /// Notes that are known before the scene is drawn.
  var notes: [Diagnostic] = []
  /// The note on content that is larger than its canvas; nil where that does no harm.
  var overflowNote: ((CGSize) -> Diagnostic)?

  /// The stored properties of the entry that JSON has; nil for what is no provider's entry.
  private(set) var entryValue: (@MainActor () -> EntryValue?)?

  /// The view that is drawn.
  var shownView: AnyView { protection?.placeholder() ?? view() }

  /// The name of the frame for assistive technology.
  var title: String { "\(request.kind), \(site?.family.description ?? request.family)" }

  // MARK: Widgets and previews

  /// An entry of a widget.
  ///
  /// - Parameters:
  ///   - displayDate: the date that texts with a date style count from; nil for the entry's own.
  ///   - piece: of several views at the top of a preview, the one that is drawn.
  /// - Throws: a `Failure`, where the device doesn't have the family.
  init(
    entry: DrivenEntry, _ request: FrameRequest, _ settings: WidgetSettings,
    displayDate: Date? = nil, piece: Int? = nil
  ) throws {
    guard let family = WidgetFamily(name: request.family) else {
      throw Failure("There is no family \(request.family).")
    }
    try self.init(entry, family, request, settings, displayDate)
    options.piece = piece
    expectsContainerBackground = request.setting.linkedSDK.hasContainerBackgrounds
  }

  /// A view in a preview, without a widget around it: in a window of an app on the device.
  ///
  /// - Parameter settings: the window's size and orientation.
  /// - Throws: a `Failure`, where there is no such device.
  init(
    preview entry: DrivenEntry, _ request: FrameRequest, _ settings: PreviewSettings, piece: Int?
  ) throws {
    let device = try Self.device(of: request)
    self.request = request
    view = entry.view
    sizing = PreviewWindow(settings, on: device).sizing
    environment = EnvironmentValues(window: settings, request, on: device)
    options = RenderOptions(displayDate: entry.date)
    options.hasWindow = true
    // A container background is a widget's.
    options.removesContainerBackground = true
    options.piece = piece
  }

  private init(
    _ entry: DrivenEntry, _ family: WidgetFamily, _ request: FrameRequest,
    _ settings: WidgetSettings, _ displayDate: Date?
  ) throws {
    let device = try Self.device(of: request)
    guard let size = device.size(family, at: request.setting.placement) else {
      throw Failure("\(device.name) has no \(family).")
    }
    let site = WidgetSite(
      family, on: device, at: request.setting.placement, request.style.rendering, request,
      settings: settings)
    let isDark = site.isAlwaysDark || request.style.appearance == .dark
    self.request = request
    view = entry.view
    sizing = .fixed(size)
    environment = EnvironmentValues(request, on: device, in: .widget, isDark: isDark)
    environment.setSite(site)
    options = site.options(on: displayDate ?? entry.date, isDark: isDark)
    self.site = site
    entryValue = entry.value
  }

  // MARK: Live Activities and controls

  /// One of the presentations of a Live Activity.
  ///
  /// - Parameter renderer: measures the parts whose place is limited.
  /// - Throws: a `Failure`, where the device doesn't have the presentation.
  init(
    activity presentations: ActivityPresentations, _ request: FrameRequest,
    _ settings: WidgetSettings,
    _ renderer: ViewRenderer
  ) throws {
    let device = try Self.device(of: request)
    let families = Set(settings.supplementalActivityFamilies).union([.medium])
    let views = ActivityViews(presentations, device, families)
    try self.init(request, settings, device) { presentation, environment in
      environment.activityFamily = presentation == .activitySmall ? .small : .medium
      environment.supportedActivityFamilies = families
      environment.isActivityUpdateReduced = request.style.luminance == .reduced
      return views.view(presentation)
    }
    guard let presentation = Presentation(rawValue: request.family) else { return }
    notes =
      settings.notesOnModifiers
      + views.notes(presentation, environment, renderer, request.setting.now)
    overflowNote = views.overflowNote(presentation)
  }

  /// A control at one of its sizes.
  ///
  /// - Parameters:
  ///   - isActive: whether a toggle is on, or a button's intent is being performed.
  ///   - renderer: finds the parts of its labels.
  /// - Throws: a `Failure`, where the device doesn't have the size.
  init(
    control parts: _ControlParts, isActive: Bool, _ request: FrameRequest,
    _ settings: WidgetSettings, _ renderer: ViewRenderer
  ) throws {
    let device = try Self.device(of: request)
    var hasIcon = false
    try self.init(request, settings, device) { presentation, environment in
      guard let size = presentation.controlSize else { return nil }
      // "Displayed on the Lock Screen" (Apple, `ControlWidgetTemplate.privacySensitive(_:)`).
      if presentation != .controlLockScreen { environment.redactionReasons.remove(.privacy) }
      let hidesState =
        parts.isPrivacySensitive && environment.redactionReasons.contains(.privacy)
      let contents = ControlContents(renderer, environment, request.setting.now)
      let content = contents.content(parts, isActive: isActive && !hidesState)
      hasIcon = content.icon != nil
      return AnyView(ControlFace(content, size).privacySensitive(hidesState))
    }
    notes = settings.notesOnModifiers
    if !hasIcon { notes.append(ControlContents.noSymbol) }
    if request.style.lock == .locked, !environment.redactionReasons.contains(.privacy) {
      notes.append(ControlContents.notRedacted)
    }
  }

  /// A view in a presentation. It has the environment of a medium widget in that widget's usual placement.
  private init(
    _ request: FrameRequest, _ settings: WidgetSettings, _ device: Device,
    view: (Presentation, inout EnvironmentValues) -> AnyView?
  ) throws {
    guard let presentation = Presentation(rawValue: request.family),
      let canvas = device.canvas(presentation)
    else { throw Self.unavailable(request) }
    let site = WidgetSite(
      .systemMedium, on: device, at: nil, nil, request, settings: settings)
    let isDark =
      presentation.isAlwaysDark || site.isAlwaysDark || request.style.appearance == .dark
    environment = EnvironmentValues(request, on: device, in: .widget, isDark: isDark)
    environment.setSite(site)
    guard let shown = view(presentation, &environment) else { throw Self.unavailable(request) }
    self.request = request
    self.view = { shown }
    sizing = .flexible(canvas)
    options = RenderOptions(displayDate: request.setting.now)
    options.containerCornerRadius = canvas.cornerRadius
  }

  // MARK: Hosted views

  /// A view in an app's environment, as the device shows it.
  ///
  /// - Throws: a `Failure`, where there is no such device.
  init(view: AnyView, _ sizing: Sizing, _ request: FrameRequest) throws {
    self.request = request
    self.view = { view }
    self.sizing = sizing
    environment = EnvironmentValues(
      request, on: try Self.device(of: request), in: .app,
      isDark: request.style.appearance == .dark)
    options = RenderOptions(displayDate: request.setting.now)
  }

  // MARK: Devices

  private static func device(of request: FrameRequest) throws -> Device {
    guard let device = request.setting.resolvedDevice else {
      throw Failure("There is no device \(request.setting.device).")
    }
    return device
  }

  private static func unavailable(_ request: FrameRequest) -> Failure {
    Failure("\(request.kind) can't be made at \(request.family) on \(request.setting.device).")
  }

  // MARK: Changes

  /// The same while a control is pressed.
  ///
  /// - Parameter isPerforming: whether its intent is being performed; then content that it makes stale is redacted.
  func pressing(_ control: RenderedControl, isPerforming: Bool) -> FrameScene {
    var scene = self
    scene.options.touched = control.place
    if isPerforming { scene.environment.redactionReasons.formUnion(.invalidated) }
    return scene
  }

  /// The same on a locked device that protects the extension's data: the system shows the placeholder.
  ///
  /// Source: Apple, “Creating a widget extension”, Hide sensitive content.
  func protected(showing placeholder: DrivenEntry, _ level: DataProtection) -> FrameScene {
    var scene = self
    scene.protection = (placeholder.view, level)
    scene.environment.redactionReasons.insert(.placeholder)
    return scene
  }

  /// The same with everything shown that is hidden on a locked device.
  var unlocked: FrameScene {
    var scene = self
    scene.environment.redactionReasons.remove(.privacy)
    if protection != nil {
      scene.protection = nil
      scene.environment.redactionReasons.remove(.placeholder)
    }
    return scene
  }

  /// The same at a later date.
  func shown(at date: Date) -> FrameScene {
    var scene = self
    scene.options.displayDate = date
    return scene
  }

  /// The same with the placeholder's redaction.
  var redacted: FrameScene {
    var scene = self
    scene.environment.redactionReasons.insert(.placeholder)
    return scene
  }

  /// The same without the placeholder's redaction.
  var unredacted: FrameScene {
    var scene = self
    scene.environment.redactionReasons.remove(.placeholder)
    return scene
  }
}
