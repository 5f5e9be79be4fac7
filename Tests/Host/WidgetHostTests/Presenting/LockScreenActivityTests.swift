import DisplayList
import Foundation
import SwiftUI
import SystemDesigns
import Testing

@testable import WidgetHost
@testable import WidgetKitCore

/// A Live Activity on the Lock Screen of iOS 26 on a screen of 402 points, whose content is scaled: measured in screenshots of
/// 1206 × 2622 pixels, three a point.
@MainActor
@Suite struct LockScreenActivityTests {
  private static let width = 1088.0 / 3
  private static let date = Date(timeIntervalSince1970: 0)

  private func banner() throws -> ActivityBanner {
    let device = try #require(DeviceTable.device(named: "iPhone 17 Pro"))
    return try #require(device.running(26).activityBanner)
  }

  private func shown<V: View>(_ content: V) throws -> LockScreenActivity {
    let banner = try banner()
    return LockScreenActivity(
      AnyView(content), scale: banner.scale, cornerRadius: banner.cornerRadius)
  }

  /// olcayertas/prayer-time @97b1644, docs/screenshots/ios-lock-screen.png: from the light at its upper edge, row 1765, to that
  /// at its lower edge, row 1994. The content has three lines and margins of 14 points.
  @Test func threeLinesAre230PixelsHigh() throws {
    let lines = HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: "Next prayer").font(.caption2)
        Text(verbatim: "Dawn").font(.headline)
        Text(verbatim: "Küçükçekmece · 03:25").font(.caption2)
      }
      Spacer(minLength: 8)
    }.padding(14)
    let size = ViewRenderer().renderFitting(
      try shown(lines), proposal: ProposedViewSize(width: Self.width, height: nil),
      environment: EnvironmentValues(), displayDate: Self.date
    ).size
    #expect(abs(size.width * 3 - 1088) < 0.1)
    #expect(abs(size.height * 3 - 230) < 1)
  }

  /// karlos1998/touge-dash @688b130, docs/screenshots/live-activity.png: four tiles with 7 points between them and 14 at the
  /// sides begin 40 pixels from the edge, and every 256.8; from right to left as from left to right.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func fourTilesRepeatAsInThePicture(_ direction: LayoutDirection) throws {
    let tiles = HStack(spacing: 7) {
      ForEach(0..<4, id: \.self) { _ in Rectangle().frame(height: 20) }
    }.padding(.horizontal, 14)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let list = ViewRenderer().render(
      try shown(tiles), size: CGSize(width: Self.width, height: 106),
      environment: environment, options: RenderOptions(displayDate: Self.date)
    ).displayList
    let edges = fills(list).filter { abs($0.height - 20 * Self.width / 375) < 0.01 }.map(\.minX)
      .sorted()
    let first = try #require(edges.first), last = try #require(edges.last)
    #expect(edges.count == 4)
    #expect(abs(first * 3 - 40.3) < 0.7)
    #expect(abs((last - first) - 256.77) < 0.2)
    // The list of views has them where the picture shows them.
    let views = list.views.filter { $0.kind == "Rectangle" && $0.frame.height < 30 }
      .map(\.frame).sorted { $0.minX < $1.minX }
    #expect(views.count == 4)
    #expect(try abs(views.element(0).minX * 3 - 40.3) < 0.7)
    #expect(try abs(views.element(3).minX - views.element(0).minX - 256.77) < 0.2)
    #expect(try abs(views.element(0).height - 20 * Self.width / 375) < 0.01)
  }

  /// The size of a text is that of the letters in the picture: 1088 pixels, at three a point, show 375 points.
  @Test func aTextHasTheSizeThatIsShown() throws {
    let list = ViewRenderer().renderFitting(
      try shown(Text(verbatim: "Dawn").font(.system(size: 20))),
      proposal: ProposedViewSize(width: Self.width, height: nil), environment: EnvironmentValues(),
      displayDate: Self.date)
    let size = try #require(list.views.compactMap(\.textSize).first)
    #expect(abs(size - 20 * Self.width / 375) < 0.001)
  }

  /// The rectangles that are filled, as they are shown.
  private func fills(_ list: DisplayList) -> [CGRect] {
    var transforms = [CGAffineTransform.identity]
    var found: [CGRect] = []
    for command in list.commands {
      let transform = transforms.last ?? .identity
      switch command {
      case .beginGroup(let group): transforms.append(group.transform.concatenating(transform))
      case .endGroup: transforms.removeLast()
      case .fill(.rect(let rect), _, _): found.append(rect.applying(transform))
      default: break
      }
    }
    return found
  }

  @Test func otherScreensAreNotScaled() throws {
    for row in DeviceTable.all where row.screen != CGSize(width: 402, height: 874) {
      for os in SystemVersion.offered {
        #expect(row.running(os).activityBanner?.scale ?? 1 == 1, "\(row.name)")
      }
    }
  }
}
