import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The previews of the fixture widgets become frames.
@Suite(.blocking) struct PreviewFrameTests {
  private func run(
    _ change: (inout FrameBatch) -> Void = { _ in }
  ) throws -> BatchResult {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("", family: "", phases: [.preview], in: folder)
    change(&batch)
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  @Test func eachHasAFrameNamedAndNumberedInTheOrderOfTheSource() throws {
    let made = try run { $0.previewKinds = ["well-behaved", "Previewed", "Words"] }.frames
    #expect(
      made.map { "\($0.id): \($0.texts.first ?? "")" } == [
        "well-behaved/systemSmall/preview-Card-000@3x: systemSmall first",
        "well-behaved/systemSmall/preview-Card-001@3x: systemSmall second",
        "Previewed/view/preview-1@3x: unnamed one",
        "Previewed/view/preview-2@3x: unnamed two",
        "Previewed/view/preview-Same@3x: same one",
        "Previewed/view/preview-Same-2@3x: same two",
        "well-behaved/systemMedium/preview-From%20a%20provider-000@3x: systemMedium 0",
        "well-behaved/systemMedium/preview-From%20a%20provider-001@3x: systemMedium 1",
        "Words/systemSmall/preview-By%20name@3x: first systemSmall en_US",
        "Words/systemMedium/preview-1@3x: second systemMedium de_DE",
        "Words/view/preview-1@3x: alone",
        "Words/activityLockScreen/preview-Parcel@3x: 7 medium",
      ])
    // 158 and 338 points: a small and a medium widget of an iPhone 16.
    #expect(made[at: 8]?.size == CGSize(width: 158, height: 158))
    #expect(made[at: 9]?.size == CGSize(width: 338, height: 158))
    #expect(made.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test func oneThatTrapsCostsItselfAlone() throws {
    // On a busy machine the backtrace of a trap takes seconds.
    let failures = try run {
      $0.providerTimeout = 4
      $0.previewKinds = ["Previewed"]
    }.failures
    #expect(failures.count == 1)
    let message = try #require(failures.first?.message)
    #expect(
      message.hasPrefix("The preview at FixtureWidgets/Previewed.swift:41: the code stopped: "))
    #expect(message.contains("Index out of range"))
    #expect(message.hasSuffix("Mend it, or leave it out by #if: the other frames are made."))
  }

  @Test func kindsAndFamiliesChoose() throws {
    let result = try run {
      $0.previewKinds = ["Words", "well-behaved"]
      $0.previewFamilies = ["systemMedium", "activityLockScreen"]
    }
    #expect(
      result.frames.map(\.request.kind) == ["well-behaved", "well-behaved", "Words", "Words"])
  }
}
