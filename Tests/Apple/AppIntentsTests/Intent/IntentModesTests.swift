import Foundation
import SwiftUI
import Testing

@testable import AppIntents

/// App Intents of iOS 26, as far as widgets go.
@Suite struct IntentModesTests {
  private struct Plain: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Opening: AppIntent {
    static let title: LocalizedStringResource = "Opening"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Either: AppIntent {
    static let title: LocalizedStringResource = "Either"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    func perform() async throws -> some IntentResult {
      guard systemContext.currentMode == .background,
        !systemContext.currentMode.canContinueInForeground
      else { throw AppIntentError.Unrecoverable.unknown }
      try await continueInForeground(alwaysConfirm: false)
      return .result()
    }
  }

  private struct Card: SnippetIntent {
    static let title: LocalizedStringResource = "Card"
    @Parameter(title: "Count", default: 2) var count: Int
    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result(view: Text(verbatim: "\(count)"))
    }
  }

  private struct Showing: AppIntent {
    static let title: LocalizedStringResource = "Showing"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
      Card.reload()
      return .result(value: 7, snippetIntent: Card())
    }
  }

  /// Apple: “background” is the default; before iOS 26 `openAppWhenRun` had the same meaning.
  @Test func modesFollowOpenAppWhenRun() {
    #expect(Plain.supportedModes == .background)
    #expect(Opening.supportedModes == .foreground)
    #expect(IntentModes.foreground == .foreground(.immediate))
    #expect(Either.supportedModes.contains(.background))
    #expect(Either.supportedModes.contains(.foreground(.dynamic)))
    #expect(!Either.supportedModes.contains(.foreground(.deferred)))
    #expect(Either.supportedModes.haveForeground)
    #expect(!Plain.supportedModes.haveForeground)
  }

  @Test func thereIsNoAppToContinueIn() async {
    await #expect(
      throws: AppIntentError("Either goes on in the app, which doesn't run here.")
    ) { _ = try await Either().perform() }
  }

  @Test func aSnippetIntentIsCarriedByTheResult() async throws {
    let result = try await Showing().perform()
    #expect(result.value == 7)
    #expect((result as? any _IntentResultCarrier)?.carries == ["snippet of Card"])
    let card = try await Card().perform()
    #expect((card as? any _IntentResultCarrier)?.carries == ["snippet view"])
  }

  @Test func aChoiceCanNotBeAskedFor() async {
    let error = AppIntentError(
      "Plain asks for a confirmation or a choice, and a widget has no place to answer.")
    await #expect(throws: error) {
      _ = try await Plain().requestChoice(between: [.init(title: "Red"), .cancel])
    }
    await #expect(throws: error) {
      try await Plain().requestConfirmation(actionName: .order, snippetIntent: Card())
    }
    await #expect(throws: error) {
      try await Plain().requestConfirmation(conditions: [], actionName: .order, dialog: "Sure?")
    }
  }
}
