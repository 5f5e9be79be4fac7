import SwiftUI
import Testing

@testable import AppIntents

/// The parts of an intent's result.
@Suite struct ResultTests {
  struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "Boats") var boats: Int
    func perform() async throws
      -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView & OpensIntent
    {
      .result(
        value: boats + 1, opensIntent: OpenURLIntent(URL(string: "https://example.org")!),
        dialog: "Counted", view: Text(verbatim: "\(boats)"))
    }
  }

  @Test func theWholeResult() async throws {
    let count = Count()
    count.boats = 3
    let result = try await count.perform()
    #expect(result.value == 4)
    #expect(
      (result as? any _IntentResultCarrier)?.carries
        == ["opens OpenURLIntent", "dialog", "snippet view"])
    #expect(try await count() == 4)
  }

  /// An intent's statics.
  @Test func anIntentDescribesItself() async throws {
    struct RingBell: AppIntent {
      static let title: LocalizedStringResource = "Ring the Bell"
      static let description: IntentDescription? = IntentDescription(
        "Rings it.", categoryName: "Harbour", searchKeywords: ["bell"])
      static let openAppWhenRun = true
      static let isDiscoverable = false
      static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
      func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding") }
    }
    #expect(RingBell.persistentIdentifier == "RingBell")
    #expect(RingBell.description?.categoryName?.key == "Harbour")
    #expect(RingBell.openAppWhenRun && !RingBell.isDiscoverable)
    #expect(!Moor.openAppWhenRun && Moor.isDiscoverable)
    #expect(Moor.authenticationPolicy == .alwaysAllowed && Moor.description == nil)
    #expect((try await RingBell().perform() as? any _IntentResultCarrier)?.carries == ["dialog"])
  }

  @Test func donationsAreNumberedAndCanBeDeleted() async throws {
    let manager = IntentDonationManager.shared
    let first = manager.donate(intent: Moor())
    let deleted = try await manager.deleteDonations(matching: .intentType(Moor.self))
    #expect(deleted == [first])
  }

  @Test func anIntentMayNeverReturn() {
    struct Halt: AppIntent {
      static var title: LocalizedStringResource { "Halt" }
      func perform() async throws -> Never { throw CancellationError() }
    }
    #expect(Halt.PerformResult.self == Never.self)
  }
}
