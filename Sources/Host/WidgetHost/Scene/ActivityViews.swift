import DisplayList
import SwiftUI
import WidgetKitCore

/// The views of a Live Activity as the system frames them in each presentation.
@MainActor
struct ActivityViews {
  private let presentations: ActivityPresentations
  private let metrics: IslandMetrics
  private let families: Set<ActivityFamily>
  private let banner: ActivityBanner?

  init(_ presentations: ActivityPresentations, _ device: Device, _ families: Set<ActivityFamily>) {
    self.presentations = presentations
    metrics = device.island ?? .narrow
    self.families = families
    banner = device.activityBanner
  }

  func view(_ presentation: Presentation) -> AnyView {
    switch presentation {
    case .dynamicIslandCompact: AnyView(CompactIsland(presentations.island, metrics))
    case .dynamicIslandMinimal: AnyView(MinimalIsland(presentations.island))
    case .dynamicIslandExpanded: AnyView(ExpandedIsland(presentations.island, metrics))
    case .activitySmall where !families.contains(.small):
      AnyView(LockScreenActivity(AnyView(CompactPair(presentations.island))))
    case .activityLockScreen:
      AnyView(
        LockScreenActivity(
          presentations.content, scale: banner?.scale ?? 1,
          cornerRadius: banner?.cornerRadius ?? 0))
    default: AnyView(LockScreenActivity(presentations.content))
    }
  }

  /// The note on content that is taller than the system shows; nil where the canvas may be too small without harm.
  func overflowNote(_ presentation: Presentation) -> ((CGSize) -> Diagnostic)? {
    let place: String
    switch presentation {
    case .dynamicIslandExpanded: place = "the expanded Dynamic Island"
    case .activityLockScreen: place = "the Lock Screen"
    default: return nil
    }
    return { wanted in
      Diagnostic(
        code: "activity-too-tall",
        message:
          "The content wants \(PathPart.number((wanted.height * 10).rounded() / 10)) pt, and "
          + "\(place) shows at most 160: what is below is cut off. Show less, or smaller.")
    }
  }

  /// The notes on compact views that are wider than the room between the camera and the screen's edge.
  func notes(
    _ presentation: Presentation, _ environment: EnvironmentValues, _ renderer: ViewRenderer,
    _ date: Date
  ) -> [Diagnostic] {
    guard presentation == .dynamicIslandCompact else { return [] }
    let island = presentations.island
    var environment = environment
    environment.dynamicTypeSize = environment.dynamicTypeSize.inSmallPlaces
    let offer = ProposedViewSize(width: nil, height: IslandMetrics.height)
    return [
      ("compactLeading", island.compactLeading()), ("compactTrailing", island.compactTrailing()),
    ].compactMap { side, view in
      let width = renderer.renderFitting(
        view, proposal: offer, environment: environment, displayDate: date
      ).size.width
      guard width > metrics.mostCompactSide else { return nil }
      let points = PathPart.number((metrics.mostCompactSide * 100).rounded() / 100)
      return Diagnostic(
        code: "compact-too-wide",
        message: "\(side) wants \(PathPart.number((width * 10).rounded() / 10)) pt of the "
          + "\(points) that it can have: it is squeezed or cut. Give it a narrower text, or a "
          + "frame.")
    }
  }
}
