import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import VitrineTesting

@Suite struct LayoutAssertionTests {
  private let folder: SnapshotFolder

  init() throws { folder = try SnapshotFolder() }

  private func look(_ width: CGFloat, _ record: SnapshotRecordMode) async -> [String] {
    await failures {
      await newRun {
        Assertion(folder.location(), nil, record).checkLayouts {
          ViewRunner(matrix: .one, world: nil).run(.sizeThatFits) {
            HStack(spacing: 0) {
              Color.red.frame(width: width, height: 10).accessibilityIdentifier("a")
              Color.blue.frame(width: 5, height: 10)
            }
          }
        }
      }
    }
  }

  @Test func aLayoutIsTextAndItsDifferenceLines() async throws {
    #expect(await look(20, .missing).count == 1)
    #expect(folder.goldens == ["look@3x.json"])
    let text = String(decoding: try #require(folder.golden("look@3x.json")), as: UTF8.self)
    #expect(text.hasPrefix(#"{"view": "HStack", "frame": [0, 0, 25, 10], "children": ["#))
    #expect(await look(20, .never) == [])
    let message = try #require(await look(30, .missing).first)
    #expect(message.contains(#"- {"view": "HStack", "frame": [0, 0, 25, 10]"#), "\(message)")
    #expect(message.contains(#"+ {"view": "HStack", "frame": [0, 0, 35, 10]"#))
    #expect(await look(30, .failed).count == 1)
    #expect(await look(30, .never) == [])
  }

  @Test func anInlineSnapshotIsComparedWithItsText() async throws {
    func inline(_ expected: String?) async -> [String] {
      await failures {
        Assertion(folder.location(), nil, .never).checkInline(expected.map { text in { text } }) {
          ViewRunner(matrix: .one, world: nil).run(.fixed(width: 8, height: 4)) { Color.red }
        }
      }
    }
    #expect(await inline(##"{"view": "Color", "frame": [0, 0, 8, 4], "color": "#FF383C"}"##) == [])
    let missing = await inline(nil).joined()
    #expect(missing.hasPrefix("The snapshot has no golden.\n\nFakeTests.swift:7"))
    let other = await inline(##"{"view": "Color", "frame": [0, 0, 9, 4], "color": "#FF383C"}"##)
    #expect(other.joined().contains(#"+ {"view": "Color", "frame": [0, 0, 8, 4]"#))
  }

  @Test func anInlineSnapshotHasOneFrame() async {
    let messages = await failures {
      Assertion(folder.location(), nil, .never).checkInline({ "" }) {
        ViewRunner(matrix: .default, world: nil).run(.sizeThatFits) { Text("a") }
      }
    }
    #expect(messages.joined().contains("An inline snapshot has one frame, and here are 2"))
  }

  @Test func linesThatDifferLieAmongThoseAroundThem() {
    #expect(
      LineDifference.text(from: "a\nb\nc\nd\ne\n", to: "a\nb\nC\nd\ne\n")
        == "…\n  b\n- c\n+ C\n  d")
    #expect(LineDifference.text(from: "a\n", to: "a\nb\n") == "  a\n+ b")
    #expect(LineDifference.text(from: "", to: "a\n") == "+ a")
  }

  /// An entry's view is where its widget puts it.
  @Test func anEntrysViewHasTheSystemsEnvironment() throws {
    struct Probe: View {
      @Environment(\.widgetFamily) private var family
      @Environment(\.widgetRenderingMode) private var mode
      @Environment(\.showsWidgetContainerBackground) private var showsBackground
      var body: some View {
        Text("\(family) \(mode) \(showsBackground)")
          .containerBackground(.yellow, for: .widget)
      }
    }
    let frames = onMain {
      ViewRunner(matrix: .one, world: nil).run([.systemMedium, .accessoryRectangular]) { Probe() }
    }
    #expect(frames.failures == [])
    #expect(
      frames.frames.map(\.path) == [
        "/systemMedium/entry@3x", "/accessoryRectangular/entry@3x",
      ])
    #expect(
      frames.frames.map { $0.list.views.compactMap(\.text) } == [
        ["systemMedium fullColor true"], ["accessoryRectangular vibrant false"],
      ])
    #expect(frames.frames.first?.list.size == CGSize(width: 338, height: 158))
  }
}
