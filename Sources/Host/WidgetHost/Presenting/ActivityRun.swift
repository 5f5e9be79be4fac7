import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Makes the frames of one presentation of a Live Activity in this process, telling each step before
/// it is taken.
@MainActor
struct ActivityRun {
  private let unit: FrameUnit
  private let description: _WidgetDescription
  private let driver: ActivityDriver
  private let output: MessageStream
  private let renderer = ViewRenderer()

  init(
    _ unit: FrameUnit, _ description: _WidgetDescription, _ driver: ActivityDriver,
    _ output: MessageStream
  ) {
    self.unit = unit
    self.description = description
    self.driver = driver
    self.output = output
  }

  func run() async throws {
    guard let device = DeviceTable.device(named: unit.setting.device),
      let presentation = Presentation(rawValue: unit.family),
      let canvas = device.canvas(presentation)
    else {
      throw HostError("\(unit.kind) can't be made at \(unit.family) on \(unit.setting.device).")
    }
    guard !unit.deadPhases.contains(.preview) else { return }
    try output.send(WorkerEvent.calling(.preview))
    let samples = await ActivitySamples(of: driver, files: unit.world.activityFiles)
    for problem in samples.problems {
      try output.send(
        WorkerEvent.failed(
          FailureRecord(
            product: unit.product, kind: unit.kind, family: unit.family, phase: "preview",
            message: problem)))
    }
    let maker = PresentedFrameMaker(unit, renderer)
    for (index, named) in samples.samples(for: presentation).enumerated() {
      let phase = Phase.sample(named.origin, name: named.name, index: index)
      for look in unit.looks {
        let request = FrameRequest(
          product: unit.product, kind: unit.kind, family: unit.family, phase: phase,
          setting: unit.setting, look: look)
        let id = request.id(includingProduct: unit.output.includesProduct)
        if unit.settled.contains(id) { continue }
        try output.send(WorkerEvent.drawing(id: id, request))
        FrozenWorld.beginDrawing(request.setting, purpose: id)
        defer { FrozenWorld.endDrawing() }
        var environment = PresentationEnvironment.values(
          request, on: device, isAlwaysDark: presentation.isAlwaysDark,
          settings: description.settings)
        environment.activityFamily = presentation == .activitySmall ? .small : .medium
        environment.supportedActivityFamilies = supported
        environment.isActivityUpdateReduced = look.luminance == .reduced
        guard let looks = driver.looks(named.sample) else { continue }
        let picture = picture(looks, presentation, canvas, device, environment)
        try output.send(
          WorkerEvent.made(try maker.make(picture, request, environment, id: id)))
      }
    }
  }

  private var supported: Set<ActivityFamily> {
    Set(description.settings.supplementalActivityFamilies).union([.medium])
  }

  private func picture(
    _ looks: ActivityLooks, _ presentation: Presentation, _ canvas: Canvas, _ device: Device,
    _ environment: EnvironmentValues
  ) -> PresentedPicture {
    let metrics = device.island ?? .narrow
    switch presentation {
    case .dynamicIslandCompact:
      var picture = PresentedPicture(
        view: AnyView(CompactIsland(looks.island, metrics)), canvas: canvas)
      picture.said = notes(looks.island, metrics, environment)
      return picture
    case .dynamicIslandMinimal:
      return PresentedPicture(view: AnyView(MinimalIsland(looks.island)), canvas: canvas)
    case .dynamicIslandExpanded:
      return tall(
        AnyView(ExpandedIsland(looks.island, metrics)), canvas, "the expanded Dynamic Island")
    case .activitySmall:
      let content =
        supported.contains(.small) ? looks.content : AnyView(CompactPair(looks.island))
      return PresentedPicture(view: AnyView(LockScreenActivity(content)), canvas: canvas)
    default:
      return tall(AnyView(LockScreenActivity(looks.content)), canvas, "the Lock Screen")
    }
  }

  private func tall(_ view: AnyView, _ canvas: Canvas, _ place: String) -> PresentedPicture {
    PresentedPicture(
      view: view, canvas: canvas,
      tooLarge: (
        code: "activity-too-tall",
        message: { wanted in
          "The content wants \(PathPart.number((wanted.height * 10).rounded() / 10)) pt, and "
            + "\(place) shows at most 160: what is below is cut off. Show less, or smaller."
        }
      ))
  }

  /// Says where a compact view wants more than its side of the island.
  private func notes(
    _ island: DynamicIsland, _ metrics: IslandMetrics, _ environment: EnvironmentValues
  ) -> [Diagnostic] {
    [("compactLeading", island.compactLeading()), ("compactTrailing", island.compactTrailing())]
      .compactMap { side, view in
        let width = renderer.renderFitting(
          view, proposal: .unspecified, environment: environment,
          displayDate: unit.setting.now
        ).size.width
        guard width > metrics.compactSide else { return nil }
        let points = PathPart.number((metrics.compactSide * 100).rounded() / 100)
        return Diagnostic(
          code: "compact-too-wide",
          message: "\(side) wants \(PathPart.number((width * 10).rounded() / 10)) pt of the "
            + "\(points) that it can have: it is squeezed or cut. Give it a narrower text, or a "
            + "frame.")
      }
  }
}
