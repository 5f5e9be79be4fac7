import DisplayList
import Foundation
import SystemDesigns
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ControlTests {
  /// A divider is a pixel thick, across its stack.
  @Test func aDividerIsOnePixelThickAcrossItsStack() {
    let column = LaidOut(
      VStack {
        Divider()
        Color.red.frame(width: 40, height: 5)
      }, width: 100, height: 50, scale: 2)
    #expect(column.frames("Divider").first?.size == CGSize(width: 100, height: 0.5))
    let row = LaidOut(
      HStack {
        Divider()
        Color.red.frame(width: 40, height: 5)
      }, width: 100, height: 50, scale: 2)
    #expect(row.frames("Divider").first?.size == CGSize(width: 0.5, height: 50))
    // Source: OpenSwiftUI's account of `dividerThickness`.
    let large = LaidOut(Divider(), width: 100, scale: 2) { $0.dynamicTypeSize = .accessibility1 }
    #expect(large.size.height == 1)
  }

  @Test func linksAndControlsAreRecorded() throws {
    let url = try #require(URL(string: "app://trip/3"))
    let laid = LaidOut(
      VStack {
        Link(destination: url) { Text(verbatim: "Trip") }
        Button("Go") {}
        Toggle("On", isOn: .constant(true))
        ProgressView(value: 0.5)
      })
    let link = try #require(laid.list.views.first { $0.kind == "Link" && $0.role != nil })
    #expect(link.link == "app://trip/3")
    #expect(link.role == "link")
    #expect(laid.list.views.contains { $0.role == "button" })
    #expect(laid.list.views.contains { $0.role == "switch" })
    #expect(laid.list.views.contains { $0.role == "progressbar" })
  }

  /// A link's text has the foreground style in a widget, and the tint in an app.
  @Test func linksInWidgetsAreNotTinted() throws {
    let url = try #require(URL(string: "app://x"))
    let link = Link(destination: url) { Text(verbatim: "Trip") }
    func color(_ surface: RenderingSurface) -> String? {
      LaidOut(link) { $0.surface = surface }.list.views.first { $0.kind == "Text" }?.color
    }
    #expect(color(.widget) == "#000000")
    #expect(color(.app) != "#000000")
  }

  /// The widget of Datafox-JCP/SwiftCal has a calendar's header and its grid in one link of a `VStack`, one below the other:
  /// a modifier of several views is one of each, as Apple says of `Group`.
  /// https://developer.apple.com/documentation/swiftui/group
  @Test func theViewsOfAWidgetsLinkAreInTheStackAroundIt() throws {
    let url = try #require(URL(string: "app://x"))
    let stack = VStack(spacing: 10) {
      Link(destination: url) {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 10, height: 30)
      }
    }
    let laid = LaidOut(stack) { $0.surface = .widget }
    let links = laid.list.views.filter { $0.kind == "Link" && $0.role != nil }
    #expect(links.map(\.frame.height) == [20, 30])
    #expect(links.map(\.link) == ["app://x", "app://x"])
    #expect(links.last.map { $0.frame.minY - (links.first?.frame.minY ?? 0) } == 30)
  }

  @Test func labelStylesChooseIconAndTitle() {
    let label = Label("Rain", systemImage: "cloud.rain")
    func kinds<V: View>(_ view: V) -> [String] {
      LaidOut(view).list.views.map(\.kind).filter { ["Text", "Image"].contains($0) }
    }
    #expect(kinds(label) == ["Image", "Text"])
    #expect(kinds(label.labelStyle(.iconOnly)) == ["Image"])
    #expect(kinds(label.labelStyle(.titleOnly)) == ["Text"])
    struct Swapped: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    #expect(kinds(label.labelStyle(Swapped())) == ["Text", "Image"])
  }

  @Test func customStylesSeeTheState() {
    struct Flag: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: configuration.isOn ? 20 : 10, height: 5)
      }
    }
    #expect(LaidOut(Toggle("x", isOn: .constant(true)).toggleStyle(Flag())).size.width == 20)
    #expect(LaidOut(Toggle("x", isOn: .constant(false)).toggleStyle(Flag())).size.width == 10)
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: configuration.role == .destructive ? 90 : 60)
      }
    }
    #expect(LaidOut(Button("x", role: .destructive) {}.buttonStyle(Wide())).size.width == 90)
    #expect(LaidOut(Button("x") {}.buttonStyle(Wide())).size.width == 60)
  }

  @Test func plainButtonsAreTheirLabels() {
    let label = Text(verbatim: "Label")
    #expect(
      LaidOut(Button(action: {}) { label }.buttonStyle(.plain)).size == LaidOut(label).size)
  }

  /// Source: GoodSwiftUI's pictures of iOS 18.6: a switch alone is 147 pixels wide at 3 a point, and its ends are cut.
  /// On iOS 26 a switch of 189 pixels reaches 6 beyond the content of its row (meshtastic/Meshtastic-Apple @9f0d810,
  /// channelForm_primary).
  @Test func switchesHaveUIKitsSize() {
    let toggle = Toggle("x", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)
    #expect(LaidOut(toggle) { $0.systemDesign = .iOS18 }.size == CGSize(width: 49, height: 31))
    #expect(LaidOut(toggle) { $0.systemDesign = .iOS26 }.size == CGSize(width: 61, height: 28))
  }

  /// airappsco/AirSettingsUI's pictures of a slider of 260 points at 0 and 1 of 0…2, iOS 17, @2x, with 9.5 points above
  /// its 31: pixels from the slider's own corner.
  @Test func aSlidersThumbAndTrackLieWhereUIKitsDo() throws {
    func shapes(_ value: Double) -> [CGRect] {
      let slider = LaidOut(Slider(value: .constant(value), in: 0...2), width: 260, scale: 2) {
        $0.surface = .app
        $0.systemDesign = .iOS18
      }
      return slider.list.commands.compactMap { command in
        if case .fill(.roundedRect(let rect, _, _), _, _) = command { return rect }
        return nil
      }
    }
    let low = shapes(0), middle = shapes(1)
    #expect(try low.element(0) == CGRect(1, 14, 258, 4))
    #expect(try low.element(2) == CGRect(0, 1.5, 27, 27))
    #expect(try middle.element(1).minX == 1)
    #expect(try middle.element(2) == CGRect(117, 1.5, 27, 27))
  }

  /// The track of a switch that is on, scaled to 44 of 49, is drawn from 7.5 to 144.9 of 147 pixels in
  /// testSmallToggleEnabled of GoodRequest/GoodSwiftUI; what is left of its thumb's shadow 0.7 points above, below and
  /// beside it is 1, 17 and 4 of 233 steps in testSmallToggleDisabled, and nothing outside the track.
  @Test func aSwitchBeginsAtItsPlaceAndKeepsItsShadow() throws {
    func picture(isOn: Bool) throws -> (_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
      let toggle = Toggle("x", isOn: .constant(isOn)).labelsHidden().toggleStyle(.switch).tint(.red)
        .frame(width: 55, height: 37).background(.white)
        .environment(\.systemDesign, .iOS18).environment(\.surface, .app)
      let renderer = ImageRenderer(content: toggle)
      renderer.scale = 10
      let image = try #require(renderer.cgImage).resource
      return { x, y in
        let start = (Int(y * 10) * image.width + Int(x * 10)) * 4
        return Array(image.pixels[start..<start + 3])
      }
    }
    let on = try picture(isOn: true)
    #expect(on(2.9, 18.5) == [255, 255, 255])
    #expect(on(3.1, 18.5) != [255, 255, 255])
    #expect(on(53.9, 18.5) != [255, 255, 255])
    #expect(on(54.1, 18.5) == [255, 255, 255])
    let off = try picture(isOn: false)
    #expect(try abs(Int(off(43, 18.5).element(1)) - 233) <= 1)
    #expect(try abs(Int(off(18.5, 18.5 - 14.2).element(1)) - 232) <= 2)
    #expect(try abs(Int(off(18.5, 18.5 + 14.2).element(1)) - 214) <= 2)
    #expect(try abs(Int(off(18.5 + 14.2, 18.5).element(1)) - 226) <= 2)
    #expect(off(18.5, 18.5 + 16) == [255, 255, 255])
  }

  /// An interval's progress is that of the moment shown.
  @Test func aTimedProgressFollowsTheClock() {
    struct Reader: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: (configuration.fractionCompleted ?? 0) * 100, height: 10)
      }
    }
    let start = Date(timeIntervalSince1970: -25)
    let interval = start...start.addingTimeInterval(100)
    func width(_ countsDown: Bool) -> CGFloat {
      LaidOut(
        ProgressView(timerInterval: interval, countsDown: countsDown)
          .progressViewStyle(Reader())
      ).size.width
    }
    #expect(width(false) == 25)
    #expect(width(true) == 75)
  }

  /// Apple's documentation of `CircularProgressViewStyle`: in widgets and on watches a gauge, empty while
  /// the progress isn't known; where there is no such style, as in an iPhone's apps, the indeterminate
  /// style.
  @Test func circularProgress() {
    func size(
      _ value: Double?, _ surface: RenderingSurface, _ design: SystemDesign = .iOS26
    ) -> CGSize {
      LaidOut(ProgressView(value: value).progressViewStyle(.circular)) {
        $0.surface = surface
        $0.systemDesign = design
      }.size
    }
    #expect(size(0.5, .widget) == CGSize(width: 58, height: 58))
    #expect(size(nil, .widget) == CGSize(width: 58, height: 58))
    #expect(size(nil, .app, .watchOS26) == CGSize(width: 58, height: 58))
    #expect(size(0.5, .app) == CGSize(width: 20, height: 20))
    #expect(size(nil, .app) == CGSize(width: 20, height: 20))
  }

  /// A white indicator in isamercan/ThemeKit's picture `testThemeButton_states` of iOS 26 (@c412840), three pixels a
  /// point: eight spokes 7.5 pixels wide, from 10 to 30 pixels from the middle; over (5, 107, 253) the red of the left
  /// one is 218, of those before it 181, 145 and 109, of the others 73.
  @Test func aSpinnersSpokesGoFromStrongToFaint() throws {
    func reach(_ point: CGPoint) -> CGFloat {
      ((point.x - 10) * (point.x - 10) + (point.y - 10) * (point.y - 10)).squareRoot()
    }
    func ends(_ outline: Outline) -> (CGPoint, CGPoint)? {
      guard case .path(let line) = outline, line.count == 2, case .move(let start)? = line.first,
        case .line(let end)? = line.last
      else { return nil }
      return (start, end)
    }
    let laid = LaidOut(ProgressView().tint(.white)) { $0.surface = .app }
    var reds: [Int] = []
    for case .stroke(let outline, let stroke, .color(let color)) in laid.list.commands {
      reds.append(Int((5 + 250 * color.alpha).rounded()))
      #expect(stroke.width == 2.5)
      // The round ends reach 1.25 points, half of the width, beyond the line's.
      let (start, end) = try #require(ends(outline))
      #expect(abs(reach(start) - 1.25 - 10.0 / 3) < 0.01)
      #expect(abs(reach(end) + 1.25 - 10) < 0.01)
    }
    for (red, expected) in zip(reds, [73, 73, 73, 109, 145, 181, 218, 73]) {
      #expect(abs(red - expected) <= 1)
    }
    #expect(reds.count == 8)
  }

  /// f3rn4d0n/BitsoChallenge's picture `testDSImageCapability.Image` (@892e6fe, iOS 17): on a ground of 142 the upper and the
  /// right spoke are 129, the lower one 114, the left one 100.
  @Test func aSpinnerWithoutATintHasTheColorOfSecondaryLabels() throws {
    let laid = LaidOut(ProgressView()) { $0.surface = .app }
    let reds = laid.list.commands.compactMap { command -> Double? in
      guard case .stroke(_, _, .color(let color)) = command else { return nil }
      return 142 * (1 - color.alpha) + 255 * color.red * color.alpha
    }
    #expect(reds.count == 8)
    for (index, red) in [(0, 129.0), (2, 129), (4, 114), (6, 100)] {
      #expect(try abs(reds.element(index) - red) <= 1)
    }
  }

  /// Apple's sample “Emoji Rangers: Supporting Live Activities, interactivity, and animations” has this view without a frame
  /// in the compact and the minimal island, which are 36.67 points high; StayFocused (killlilwinters) gives it
  /// `.frame(width: 20, height: 20)` with a sign of that size in its middle.
  @Test(arguments: [20, 36.67, 58, 100])
  func aRingOfProgressFitsItsRoom(_ side: CGFloat) {
    let laid = LaidOut(
      ProgressView(value: 0.5).progressViewStyle(.circular), width: 120, height: side
    ) { $0.surface = .widget }
    #expect(abs(laid.size.width - min(side, 58)) < 0.001)
    #expect(abs(laid.size.height - min(side, 58)) < 0.001)
  }
}
