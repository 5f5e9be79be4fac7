import Foundation
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

private final class Model: ObservableObject {
  @Published var width: CGFloat = 10
  init(width: CGFloat = 10) { self.width = width }
}

@Observable private final class Track {
  var width: CGFloat = 20
}

private struct Observing: View {
  @ObservedObject var model: Model
  var body: some View { box.frame(width: model.width, height: 1) }
}

private struct Owning: View {
  @StateObject private var model = Model(width: 30)
  var body: some View {
    VStack(spacing: 0) {
      box.frame(width: model.width, height: 1)
      Observing(model: model)
    }
  }
}

private struct Finding: View {
  @EnvironmentObject private var model: Model
  @Environment(Track.self) private var track
  @Environment(Model2.self) private var none: Model2?
  var body: some View {
    box.frame(width: model.width + track.width, height: none == nil ? 1 : 2)
  }
}

@Observable private final class Model2 {}

private struct Editing: View {
  @Bindable var track: Track
  @ObservedObject var model: Model
  var body: some View {
    Half(width: $track.width)
    Half(width: $model.width)
  }
}

private struct Half: View {
  @Binding var width: CGFloat
  var body: some View { box.frame(width: width / 2, height: 1) }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// Changes its model once the layout is known.
private struct Measuring: View {
  @StateObject private var model = Model()
  @State private var track = Track()
  var body: some View {
    VStack(spacing: 0) {
      box.frame(width: 5, height: 1).preference(key: WidthKey.self, value: 40)
      box.frame(width: model.width, height: 1)
      box.frame(width: track.width, height: 1)
    }.onPreferenceChange(WidthKey.self) {
      model.width = $0
      track.width = $0 + 1
    }
  }
}

/// A view whose value changes after it has appeared, too late for the picture.
private struct Late: View {
  @State private var width: CGFloat = 7
  @StateObject private var model = Model()
  var body: some View {
    box.frame(width: width, height: 1)
      .task { width = 60 }
      .onDisappear { width = 70 }
      .onReceive(model.$width) { width = $0 }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in width = 80 }
  }
}

private struct Kept: View {
  @SceneStorage("a") private var a = 3
  @SceneStorage("b") private var b: String?
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  @GestureState private var drag = CGSize(width: 4, height: 0)
  @AccessibilityFocusState private var isRead: Bool
  @Namespace private var namespace
  var body: some View {
    box.frame(
      width: CGFloat(a) + drag.width + (isFocused || isRead || field != nil || b != nil ? 100 : 0),
      height: 1
    )
    .focused($isFocused).focused($field, equals: 2).accessibilityFocused($isRead)
    .matchedGeometryEffect(id: 1, in: namespace)
    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
  }
}

@MainActor
@Suite struct ObjectTests {
  private func widths<V: View>(_ view: V) -> [CGFloat] {
    LaidOut(view).frames("Color").map(\.width)
  }

  @Test func observedObjectsAreRead() {
    let model = Model(width: 12)
    #expect(widths(Observing(model: model)) == [12])
    model.width = 13
    #expect(widths(Observing(model: model)) == [13])
  }

  @Test func aViewOwnsItsObject() { #expect(widths(Owning()) == [30, 30]) }

  @Test func objectsAreFoundInTheEnvironmentByType() {
    #expect(widths(Finding().environmentObject(Model()).environment(Track())) == [30])
    let laid = LaidOut(
      Finding().environment(Model2()).environment(Track()).environmentObject(Model(width: 1)))
    #expect(laid.frames("Color") == [CGRect(0, 0, 21, 2)])
  }

  @Test func propertiesOfObjectsBind() {
    #expect(widths(Editing(track: Track(), model: Model(width: 40))) == [10, 20])
  }

  @Test func anObjectChangedByAPreferenceIsSeenInTheSamePicture() {
    #expect(widths(Measuring()) == [5, 40, 41])
  }

  @Test func whatIsDoneAfterAppearingIsNotSeen() { #expect(widths(Late()) == [7]) }

  @Test func whatAPersonWouldDoIsAtRest() { #expect(widths(Kept()) == [7]) }

  @Test func elementsOfACollectionBind() {
    var heights: [CGFloat] = [1, 2]
    let binding = Binding(get: { heights }, set: { heights = $0 })
    let laid = LaidOut(
      VStack(spacing: 0) {
        ForEach(binding, id: \.self) { $height in box.frame(width: 1, height: height) }
      })
    #expect(laid.frames("Color").map(\.height) == [1, 2])
    binding[1].wrappedValue = 9
    #expect(heights == [1, 9])
  }

  @Test func anImageRendererAnnouncesItsChange() {
    let renderer = ImageRenderer(content: box.frame(width: 1, height: 1))
    var changes = 0
    let token = renderer.objectWillChange.sink { changes += 1 }
    renderer.scale = 2
    #expect(changes == 1)
    _ = token
  }
}
