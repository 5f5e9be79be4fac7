import Foundation
import SwiftUI
import Testing

private var box: Color { Color.red }

/// A growing slice of a pie (alfianlosari/Covid19StatsWidgetKit, PieChartCell.swift), which a device shows whole.
private struct Growing: View {
  @State private var show = false
  var body: some View {
    box.frame(width: show ? 20 : 1, height: 1)
      .scaleEffect(show ? 1 : 0)
      .animation(.spring().delay(0.04))
      .onAppear { self.show = true }
  }
}

/// A view that is there once another has appeared.
private struct Following: View {
  @State private var isReady = false
  @State private var width: CGFloat = 5
  var body: some View {
    VStack(spacing: 0) {
      box.frame(width: width, height: 1).onAppear { isReady = true }
      if isReady { box.frame(width: 9, height: 1).onAppear { width = 6 } }
    }
  }
}

/// A label that is measured as home-assistant/iOS does it.
private struct Measured: View {
  @State private var width: CGFloat = 1
  var body: some View {
    VStack(spacing: 0) {
      box.frame(width: 30, height: 2)
        .background(GeometryReader { own in Color.clear.onAppear { width = own.size.width } })
      box.frame(width: width, height: 1)
    }
  }
}

@MainActor private final class Calls {
  var all: [String] = []
}

private struct Watching: View {
  let calls: Calls
  @State private var count = 1
  var body: some View {
    box.frame(width: CGFloat(count), height: 1)
      .onAppear {
        calls.all.append("appear")
        count = 4
      }
      .onAppear { calls.all.append("again") }
      .onChange(of: count) { calls.all.append("\($0) to \($1)") }
      .onChange(of: count, initial: true) { calls.all.append("now \(count)") }
      .onChange(of: count) { calls.all.append("new \($0)") }
      .onChange(of: true) { calls.all.append("never") }
  }
}

@MainActor @Suite struct LifecycleTests {
  private func widths<V: View>(
    _ view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [CGFloat] {
    LaidOut(view, change: change).frames("Color").map(\.width)
  }

  @Test func whatAppearingSetsIsSeen() {
    #expect(widths(Growing()) == [20])
    #expect(widths(Following()) == [6, 9])
    #expect(LaidOut(Growing()).list.diagnostics.map(\.code) == ["at-rest"])
  }

  @Test func aViewIsMeasuredAsItAppears() {
    #expect(widths(Measured()).contains(1) == false)
    #expect(widths(Measured()).last == 30)
  }

  /// Each once, and `onChange` with what the value was; an action reads the state as it is when it is called.
  @Test func actionsAreCalledOnceInTheOrderOfTheSource() {
    let calls = Calls()
    #expect(widths(Watching(calls: calls)) == [4])
    #expect(calls.all == ["appear", "again", "now 4", "1 to 4", "now 4", "new 4"])
  }

  @Test func eachViewOfAGroupAppears() {
    let calls = Calls()
    _ = LaidOut(
      VStack {
        Group {
          box
          box
        }
        .onAppear { calls.all.append("view") }
        ForEach(0..<2) { number in box.onAppear { calls.all.append("\(number)") } }
        EmptyView().onAppear { calls.all.append("nothing") }
      })
    #expect(calls.all == ["view", "view", "0", "1"])
  }

  @Test func aCandidateThatIsNotShownDoesNotAppear() {
    let calls = Calls()
    _ = LaidOut(
      ViewThatFits {
        box.frame(width: 200, height: 1).onAppear { calls.all.append("wide") }
        box.frame(width: 50, height: 1).onAppear { calls.all.append("narrow") }
      }, width: 100, height: 100)
    #expect(calls.all == ["narrow"])
  }

  @Test func anImageRenderersViewDoesNotAppear() {
    let calls = Calls()
    let renderer = ImageRenderer(content: Watching(calls: calls))
    #expect(renderer.uiImage?.size == CGSize(width: 1, height: 1))
    #expect(calls.all == [])
  }
}
