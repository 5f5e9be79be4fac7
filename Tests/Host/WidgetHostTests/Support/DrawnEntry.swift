import DisplayList
import Foundation
import Rendering
import SwiftUI
import WidgetKitCore

@testable import WidgetHost

/// A view drawn as an entry of a widget on a device.
@MainActor
struct DrawnEntry {
  let list: DisplayList
  let texts: [String]
  let notes: [Diagnostic]
  private let bitmap: Bitmap

  init<V: View>(
    _ view: V, _ family: WidgetFamily = .systemSmall, on name: String = "iPhone 16",
    settings: WidgetSettings = WidgetSettings(), _ change: (inout FrameRequest) -> Void = { _ in }
  ) throws {
    var request = FrameRequest(
      product: "Tests", kind: "placed", family: family.description, phase: .snapshot,
      setting: Setting(), style: FrameStyle())
    request.setting.device = name
    change(&request)
    let entry = DrivenEntry(date: Setting.standardNow, relevance: nil) { AnyView(view) }
    var scene = try FrameScene(entry: entry, request, settings)
    // Most of these views have none.
    scene.expectsContainerBackground = false
    let artifact = FrameRenderer().render(scene)
    list = artifact.displayList
    texts = list.views.compactMap(\.text)
    notes = artifact.diagnostics
    bitmap = Rasterizer().render(list, scale: 1)
  }

  /// The color at a point, as `#RRGGBBAA`, not premultiplied.
  func pixel(_ x: Int, _ y: Int) -> String {
    let p = bitmap[x, y]
    func byte(_ value: UInt8) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    func plain(_ value: UInt8) -> UInt8 {
      p.alpha == 0 ? 0 : UInt8(min((Double(value) * 255 / Double(p.alpha)).rounded(), 255))
    }
    return "#" + byte(plain(p.red)) + byte(plain(p.green)) + byte(plain(p.blue)) + byte(p.alpha)
  }
}

/// Blocks of 40 points from the left: one of the default group, one of the accent group at half
/// strength, and on the right what is given.
struct Blocks<Last: View>: View {
  @ViewBuilder let last: Last
  var body: some View {
    HStack(spacing: 0) {
      Color(red: 0.8, green: 0.2, blue: 0).frame(width: 40, height: 40)
      Color(red: 0, green: 0, blue: 1).opacity(0.5).widgetAccentable().frame(
        width: 40, height: 40)
      last.frame(width: 40, height: 40)
    }
    .containerBackground(for: .widget) { Color(red: 1, green: 1, blue: 0) }
  }
}

/// The values of its environment, as texts.
struct EnvironmentReport: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.showsWidgetLabel) private var showsLabel
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetFamily) private var family
  @Environment(\.levelOfDetail) private var detail

  var body: some View {
    VStack {
      Text(verbatim: "\(family) \(mode) \(scheme)")
      Text(verbatim: "\(Int(margins.top)) \(showsBackground) \(showsLabel)")
      Text(verbatim: "\(isDimmed) \(detail == .default)")
    }
  }
}
