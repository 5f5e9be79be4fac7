import Foundation
import SwiftUI
import Testing

@testable import VitrineTesting

/// Assertions beside one another.
@Suite struct SeveralTests {
  private let folder: SnapshotFolder

  init() throws { folder = try SnapshotFolder() }

  private func check(_ text: String, _ name: String? = nil, _ record: SnapshotRecordMode = .missing)
  {
    Assertion(folder.location(), name, record).checkPictures(.exact) {
      ViewRunner(matrix: .one, world: nil).run(.sizeThatFits) { Text(text) }
    }
  }

  @Test func theSecondOfOneNameHasANumber() async {
    _ = await failures {
      await newRun {
        check("a")
        check("b")
        check("c", "named")
        check("d", "named")
      }
    }
    #expect(
      folder.goldens == [
        "look.2@3x.png", "look.named.2@3x.png", "look.named@3x.png", "look@3x.png",
      ])
    #expect(
      await failures {
        await newRun {
          check("a", nil, .never)
          check("b", nil, .never)
        }
      } == [])
  }

  @Test func aHundredAtOnceAreAllCompared() async {
    func all(_ record: SnapshotRecordMode) async -> [String] {
      await failures {
        await newRun {
          await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
              let location = folder.location()
              group.addTask {
                Assertion(location, "\(number)", record).checkPictures(.exact) {
                  ViewRunner(matrix: .one, world: nil).run(.sizeThatFits) { Text("\(number)") }
                }
              }
            }
          }
        }
      }
    }
    #expect(await all(.missing).count == 100)
    #expect(folder.goldens == (0..<100).map { "look.\($0)@3x.png" }.sorted())
    #expect(await all(.never) == [])
  }

  /// Every case of a test with arguments, at once with the others.
  @Test(arguments: 0..<100) func casesRunAtOnce(_ number: Int) async {
    let messages = await failures { check("\(number)", "\(number)") }
    #expect(messages.count == 1)
    #expect(folder.goldens == ["look.\(number)@3x.png"])
  }

  private static let shared = Result { try SnapshotFolder() }

  @Test(arguments: [1, 2, 3]) func casesWithoutNamesAreDistinguished(_ number: Int) async throws {
    let folder = try Self.shared.get()
    let messages = await failures {
      Assertion(folder.location(), nil, .missing).checkPictures(.exact) {
        ViewRunner(matrix: .one, world: nil).run(.sizeThatFits) { Text("\(number)") }
      }
    }
    // Whichever comes first has the golden; the others hear of it.
    let message = try #require(messages.first)
    #expect(
      message.contains("A golden was recorded")
        || message.contains("give each its own name, as named: \"\\(argument)\""))
    #expect(folder.goldens.count == 1)
  }

  @MainActor
  @Test func aViewWithoutASizeOrWithTooLargeAOneIsRefused() {
    func message<Content: View>(_ view: Content) -> String? {
      ViewRunner(matrix: .one, world: nil).run(.sizeThatFits) { view }.failures.first?.message
    }
    #expect(
      message(EmptyView()) == "The view has no size: give it a frame, or the assertion a layout.")
    #expect(
      message(Color.red.frame(width: 9e6, height: 9e6))?.contains("more than can be drawn") == true)
  }
}
