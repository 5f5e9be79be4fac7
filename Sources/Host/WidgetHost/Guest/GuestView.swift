import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Draws a view that no widget has to be there for, in a process that has other things to do.
@MainActor
package enum GuestView {
  package struct Frame {
    package let list: DisplayList
    package let diagnostics: [Diagnostic]
  }

  /// How much room a view has.
  package enum Canvas: Equatable, Sendable {
    /// What it wants of what it is offered; points, nil for no offer.
    case fitting(width: Double?, height: Double?)
    /// Points.
    case fixed(width: Double, height: Double)
    /// That of a widget, whose environment, margins and background it then has.
    case widget(WidgetFamily)
  }

  /// - Parameters:
  ///   - request: its kind, family and phase are of no account here.
  ///   - view: made in the frame's world.
  /// - Throws: ``HostError``, where the device has no such family, and what `view` throws.
  package static func draw<Content: View>(
    _ request: FrameRequest, _ canvas: Canvas, purpose: String, _ view: () throws -> Content
  ) throws -> Frame {
    let world = try GuestWorld(request.setting)
    defer { world.leaveThread() }
    FrozenWorld.enterThread(request.setting, purpose: purpose)
    guard let device = DeviceTable.device(named: request.setting.device) else {
      throw HostError("There is no device \(request.setting.device).")
    }
    let made = try view()
    switch canvas {
    case .widget(let family): return try widget(AnyView(made), request, family, device)
    case .fixed(let width, let height):
      let environment = environment(request, device)
      let list = renderer.render(
        made, size: CGSize(width: width, height: height), environment: environment,
        options: RenderOptions(displayDate: request.setting.now)
      ).displayList
      return Frame(list: list, diagnostics: list.diagnostics)
    case .fitting(let width, let height):
      let list = renderer.renderFitting(
        made,
        proposal: ProposedViewSize(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }),
        environment: environment(request, device), displayDate: request.setting.now)
      return Frame(list: list, diagnostics: list.diagnostics)
    }
  }

  private static let renderer = ViewRenderer()

  private static func widget(
    _ view: AnyView, _ request: FrameRequest, _ family: WidgetFamily, _ device: Device
  ) throws -> Frame {
    guard let size = device.size(family, at: request.setting.placement) else {
      throw HostError("\(device.name) has no \(family).")
    }
    let unit = FrameUnit(
      product: "", kind: request.kind, family: family.description, setting: request.setting,
      looks: [request.look], phases: [],
      output: OutputSpec(folder: "", formats: [], includesProduct: false), providerTimeout: 0,
      world: WorldSpec())
    let maker = FrameMaker(
      unit: unit, description: _WidgetDescription(kind: request.kind, payload: ()), device: device,
      family: family, size: size, renderer: renderer)
    let now = request.setting.now
    var (rendered, diagnostics) = maker.picture(
      DrivenEntry(date: now, relevance: nil) { view }, request, at: now)
    diagnostics += LinkRules.apply(family, to: &rendered)
    LinkRules.addWidgetURL(rendered.widgetURLs.last, to: &rendered.displayList)
    return Frame(list: rendered.displayList, diagnostics: diagnostics)
  }

  /// An app's, as the device shows it.
  private static func environment(_ request: FrameRequest, _ device: Device) -> EnvironmentValues {
    let setting = request.setting, look = request.look
    var values = EnvironmentValues()
    values.colorScheme = look.appearance == .dark ? .dark : .light
    values._colorSchemeContrast = look.contrast == .increased ? .increased : .standard
    let locale = Locale(identifier: setting.locale)
    let zone = TimeZone(identifier: setting.timeZone) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = zone
    values.locale = locale
    values.timeZone = zone
    values.calendar = calendar
    values.layoutDirection = request.direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.dynamicTypeSize = look.dynamicTypeSize
    values.displayScale = CGFloat(request.scale)
    values.osVersion = setting.os
    values.surface = .app
    values.isLuminanceReduced = look.luminance == .reduced
    switch device.platform {
    case .iOS, .iPadOS: break
    case .macOS: values.platform = .macOS
    case .watchOS: values.platform = .watchOS
    }
    return values
  }
}
