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

  static let all: [GrowingView] = {
    let counts = [10, 30, 100, 300, 1000, 3000, 10_000]
    return [
      GrowingView("VStack, children", counts) { count, _ in
        VStack(spacing: 1) { rows(count) }
      },
      GrowingView("HStack, children", counts) { count, _ in
        HStack { rows(count) }
      },
      GrowingView("ZStack, children", counts) { count, _ in
        ZStack { rows(count) }
      },
      GrowingView("Grid, cells", counts) { count, _ in
        Grid { ForEach(0..<(count / 5)) { _ in GridRow { rows(5) } } }
      },
      GrowingView("LazyVGrid, cells", counts) { count, _ in
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5)) { rows(count) }
      },
      GrowingView("stacks in stacks, depth", [1, 3, 10, 30, 100, 300]) { depth, _ in
        Nest(depth: depth)
      },
      GrowingView("new text, characters", [10, 30, 100, 300, 1000, 3000, 10_000, 30_000]) {
        length, turn in
        Text(verbatim: prose(length, turn))
      },
    ]
  }()

  private static func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0 % 50)").font(.caption2) }
  }

  private static func prose(_ length: Int, _ turn: Int) -> String {
    var text = "\(turn) "
    var word = turn
    while text.utf8.count < length {
      word += 1
      text += ["brown", "fox", "jumps", "over", "lazy", "dogs"][word % 6] + " "
    }
    return String(text.prefix(length))
  }
}

/// A column in a row in a column, each with a text.
private struct Nest: View {
  let depth: Int

  var body: some View { Nest.level(depth) }

  private static func level(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Text(verbatim: "end")) }
    let inner = level(depth - 1)
    return depth % 2 == 0
      ? AnyView(
        VStack(spacing: 0) {
          Text(verbatim: "a")
          inner
        })
      : AnyView(
        HStack(spacing: 0) {
          Text(verbatim: "b")
          inner
        })
  }
}
