import SwiftUI

/// A view whose size is chosen: for the cost of layouts against the number of children, depth and length of text.
@MainActor
struct GrowingView {
  /// The name that table and plot show, such as `VStack, children`.
  let name: String
  let sizes: [Int]
  /// The display list's command count for a size; `turn` differs from call to call, for texts never seen before.
  private let draw: (_ size: Int, _ turn: Int) -> Int

  init<V: View>(
    _ name: String, _ sizes: [Int], _ view: @escaping @MainActor (_ size: Int, _ turn: Int) -> V
  ) {
    self.name = name
    self.sizes = sizes
    let renderer = ViewRenderer()
    draw = { size, turn in
      renderer.render(
        view(size, turn), size: CGSize(width: 360, height: 379), environment: EnvironmentValues(),
        options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0)), reached: { _ in }
      ).displayList.commands.count
    }
  }

  /// The CPU time of one picture's tree, layout and display list, milliseconds: the least of at least three.
  func time(_ size: Int) -> Double {
    var least = Double.infinity
    var sum = 0.0
    var turn = 0
    while turn < 4 || (sum < 40 && turn < 400) {
      let start = cpuMilliseconds()
      _ = draw(size, turn)
      let spent = cpuMilliseconds() - start
      // The first fills the caches.
      if turn > 0 { least = min(least, spent) }
      sum += spent
      turn += 1
    }
    return least
  }
}
