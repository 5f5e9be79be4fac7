import DisplayList
import Foundation
import SystemDesigns
import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationTests {
  private func texts<V: View>(_ view: V) -> [String: CGRect] {
    let laid = LaidOut(view, width: 390, height: 600) { $0.surface = .app }
    return Dictionary(
      laid.list.views.compactMap { record in record.text.map { ($0, record.frame) } },
      uniquingKeysWith: { a, _ in a })
  }

  /// UIKit's bar is 44 points, a large title 52 more. On iOS 26 10 lie between them: below a large title the first card begins
  /// 318 pixels from the bar's top at @3x, while the middle of its item is at 66 (meshtastic/Meshtastic-Apple @9f0d810,
  /// docs/assets/screenshots/mqttConfig.png and telemetryConfig.png).
  @Test func titlesTakeTheHeightOfTheirDisplayMode() throws {
    let content = Color.red.navigationTitle("Trips")
    func top<V: View>(_ view: V, _ design: SystemDesign = .iOS18) -> CGFloat? {
      LaidOut(view, width: 390, height: 600) {
        $0.surface = .app
        $0.systemDesign = design
      }.frames("Color").first?.minY
    }
    #expect(top(NavigationStack { content }) == 96)
    #expect(top(NavigationStack { content }, .iOS26) == 106)
    #expect(top(NavigationStack { content.navigationBarTitleDisplayMode(.inline) }) == 44)
    #expect(top(NavigationView { content.navigationBarHidden(true) }) == 0)
    let title = try #require(texts(NavigationStack { content })["Trips"])
    #expect(title.minX == 16)
  }

  @Test func toolbarItemsHaveTheirPlaces() throws {
    let found = texts(
      NavigationStack {
        Text(verbatim: "Body").toolbar {
          ToolbarItem(placement: .topBarLeading) { Text(verbatim: "Left") }
          ToolbarItem(placement: .principal) { Text(verbatim: "Middle") }
          ToolbarItem(placement: .confirmationAction) { Text(verbatim: "Right") }
        }
      })
    #expect(try #require(found["Left"]).minX == 16)
    #expect(abs(try #require(found["Middle"]).midX - 195) <= 0.5)
    #expect(abs(try #require(found["Right"]).maxX - 374) <= 0.5)
  }

  /// The bar of 44 points over a safe area of 34; rows lie beneath it, and its material reaches the picture's edge.
  @Test func theBottomBarCoversTheRowsBeneathIt() throws {
    let view = NavigationStack {
      List { ForEach(0..<30) { Text(verbatim: "\($0)") } }
        .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "Done") } }
    }
    .safeAreaPadding(.bottom, 34)
    let laid = LaidOut(view, width: 390, height: 600) { $0.surface = .app }
    let materials = laid.list.commands.compactMap { command -> CGRect? in
      if case .fill(.rect(let rect), _, .color(let color)) = command,
        abs(color.alpha - 0.78) < 0.001
      {
        return rect
      }
      return nil
    }
    #expect(materials == [CGRect(0, 522, 390, 78)])
  }

  /// `gearshape` in a bar, light at 20 points, is 1.27 times as wide as at the medium scale in lunij/netbob's picture of
  /// a list (iOS 17, 79 for 62 pixels).
  @Test func symbolsInABarHaveTheLargeScale() throws {
    let symbol = Image(systemName: "gearshape").font(.system(size: 20, weight: .light))
    func frames<V: View>(_ view: V) -> [CGRect] {
      LaidOut(view, width: 390, height: 600) { $0.surface = .app }.frames("Image")
    }
    let bar = frames(
      NavigationStack { Text(verbatim: "Body").toolbar { ToolbarItem { symbol } } })
    #expect(bar.map(\.size) == frames(symbol.imageScale(.large)).map(\.size))
    #expect(bar.map(\.size) != frames(symbol).map(\.size))
  }

  /// Presentations over a view aren't in its picture.
  @Test func presentationsAreNotShown() {
    let view = Text(verbatim: "Under")
      .sheet(isPresented: .constant(true)) { Text(verbatim: "Sheet") }
      .alert("Alert", isPresented: .constant(true)) { Button("OK") {} }
      .contextMenu { Button("Copy") {} }
    #expect(Array(texts(view).keys) == ["Under"])
  }

  @Test func linksOfAListHaveAChevron() {
    let list = List { NavigationLink("More") { Text(verbatim: "Next") } }
    let laid = LaidOut(list, width: 390, height: 600) { $0.surface = .app }
    #expect(laid.frames("Image").count == 1)
    #expect(laid.list.views.compactMap(\.text) == ["More"])
  }

  /// Apple, “NavigationLink: Deprecated symbols”: each form makes its label of the title or of the closure.
  @Test func linksOfFirstReleasesShowTheirLabels() {
    let isActive = Binding.constant(false), selection = Binding<Int?>.constant(nil)
    let title: String = "Title"
    func shown<V: View>(_ view: V) -> Set<String> { Set(texts(view).keys) }
    #expect(shown(NavigationLink("Key", isActive: isActive) { EmptyView() }) == ["Key"])
    #expect(shown(NavigationLink(title, isActive: isActive) { EmptyView() }) == ["Title"])
    #expect(
      shown(NavigationLink("Key", destination: EmptyView(), isActive: isActive)) == ["Key"])
    #expect(
      shown(NavigationLink(title, destination: EmptyView(), isActive: isActive)) == ["Title"])
    #expect(
      shown(NavigationLink("Key", tag: 1, selection: selection) { EmptyView() }) == ["Key"])
    #expect(
      shown(NavigationLink(title, tag: 1, selection: selection) { EmptyView() }) == ["Title"])
    #expect(
      shown(NavigationLink("Key", destination: EmptyView(), tag: 1, selection: selection))
        == ["Key"])
    #expect(
      shown(NavigationLink(title, destination: EmptyView(), tag: 1, selection: selection))
        == ["Title"])
    #expect(
      shown(
        NavigationLink(tag: 1, selection: selection) {
          EmptyView()
        } label: {
          Text(verbatim: "Label")
        }) == ["Label"])
    #expect(
      shown(
        NavigationLink(destination: EmptyView(), tag: 1, selection: selection) {
          Text(verbatim: "Label")
        }) == ["Label"])
  }

  /// P. Hudson, “How to find which data change is causing a SwiftUI view to update”: called within a body.
  @Test func bodiesMayAskForChanges() {
    struct Asking: View {
      var body: some View {
        let _ = Self._printChanges()
        let _ = Self._logChanges()
        Text(verbatim: "Body")
      }
    }
    #expect(Array(texts(Asking()).keys) == ["Body"])
  }
}
