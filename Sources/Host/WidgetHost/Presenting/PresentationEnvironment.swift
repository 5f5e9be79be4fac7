import SwiftUI
import WidgetKitCore

/// What a view finds in its environment where it isn't a widget's.
@MainActor
enum PresentationEnvironment {
  static func values(
    _ request: FrameRequest, on device: Device, isAlwaysDark: Bool, settings: WidgetSettings
  ) -> EnvironmentValues {
    var request = request
    request.setting.placement = nil
    request.look.rendering = nil
    if isAlwaysDark { request.look.appearance = .dark }
    return FramePlace(request, family: .systemMedium, device: device, settings: settings)
      .environment
  }
}
