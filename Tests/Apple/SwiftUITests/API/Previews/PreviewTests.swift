import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// A class that isn't `Sendable`.
private final class EntryStore {
  var count = 2
}

extension EnvironmentValues {
  @Entry fileprivate var greeting: String = "a: b = \"c\" // not a comment"
  @Entry fileprivate var factor = 1.5
  @Entry fileprivate var nickname: String?
  @Entry fileprivate var bonus: Int? = 5
  @Entry fileprivate var table: [String: (Int, Int)] = ["x": (1, 2)]
  // var other: Int = 1 (
  @available(swift, introduced: 5.0, message: "var no = \")\" (") @Entry
  fileprivate /* var */ var `default`: (_ number: Int) -> Bool  // a comment
    = { number in
      number == 1
    }
  @Entry fileprivate var store = EntryStore()
  @Entry fileprivate nonisolated var commented = 4  // var more: Int = 5
}

@Test func entryMakesAKeyWithItsDefault() {
  var values = EnvironmentValues()
  #expect(values.greeting == "a: b = \"c\" // not a comment")
  #expect(values.factor == 1.5)
  #expect(values.nickname == nil)
  #expect(values.bonus == 5)
  values.bonus = nil
  #expect(values.bonus == nil)
  #expect(values.table["x"]?.1 == 2)
  #expect(values.default(1) && !values.default(2))
  #expect(values.commented == 4)
  #expect(values.store.count == 2)
  values.factor = 3
  values.nickname = "Ann"
  #expect(values.factor == 3)
  #expect(values.nickname == "Ann")
}

#Preview("named") { Color(red: 1, green: 0, blue: 0) }

#Preview(traits: .fixedLayout(width: 30, height: 20), .landscapeLeft) {
  // A brace in a comment } and one in a string:
  Text(verbatim: "a \("b") }")
}

@MainActor
@Test func previewsAreFoundInSourceOrder() throws {
  let here = Previews.all.filter { $0.file.hasSuffix("PreviewTests.swift") }
  #expect(here.map { $0.make().name } == ["named", nil])
  #expect(try here.element(0).line < here.element(1).line)
  let settings = here.compactMap { ($0.make().content as? ViewPreview)?.settings }
  #expect(settings.map(\.layout) == [nil, .fixed(width: 30, height: 20)])
  #expect(settings.map(\.orientation) == [nil, .landscapeLeft])
  #expect(here.allSatisfy { $0.make().content is ViewPreview })
}

private struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Color.red.previewDisplayName("red")
      VStack { Color.green }.previewDisplayName("inner").previewDisplayName("outer")
        .previewLayout(.sizeThatFits).padding().previewInterfaceOrientation(.landscapeRight)
    }
    Color.blue
  }
}

@MainActor
@Test func previewProvidersAreFoundWithTheirViews() throws {
  let sample = try #require(Previews.providers.first { $0 == Sample_Previews.self })
  let pieces = ViewRenderer().pieces(sample.shown, environment: EnvironmentValues())
  #expect(pieces.map(\.name) == ["red", "outer", nil])
  #expect(pieces.map(\.settings.layout) == [nil, .sizeThatFits, nil])
  #expect(pieces.map(\.settings.orientation) == [nil, .landscapeRight, nil])
  var options = RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
  options.piece = 1
  let drawn = ViewRenderer().render(
    sample.shown, size: CGSize(width: 10, height: 10), environment: EnvironmentValues(),
    options: options
  ).displayList
  #expect(drawn.views.map(\.kind) == ["VStack", "Color"])
}
