import Accessibility
import AlarmKit
import DeviceWorld
import Foundation
import MultipeerConnectivity
import NaturalLanguage
import PassKit
import SwiftUI
import Testing

private struct Recipe: AlarmMetadata { var name = "Eggs" }

extension FrameworkTests {
  /// https://developer.apple.com/documentation/naturallanguage/tokenizing-natural-language-text: the words of a
  /// sentence without spaces and punctuation.
  @Test func wordsAreFoundWithoutPunctuation() {
    let text = "All human beings are born free, and equal in 1948."
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var words: [String] = []
    var numbers: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      words.append(String(text[range]))
      if attributes.contains(.numeric) { numbers.append(String(text[range])) }
      return true
    }
    #expect(
      words == ["All", "human", "beings", "are", "born", "free", "and", "equal", "in", "1948"])
    #expect(numbers == ["1948"])
    let sentences = NLTokenizer(unit: .sentence)
    sentences.string = "One. Two!"
    #expect(sentences.tokens(for: "One. Two!".startIndex..<"One. Two!".endIndex).count == 2)
  }

  @Test func aLanguageIsKnownByItsScriptAlone() throws {
    try Self.enter()
    #expect(NLLanguageRecognizer.dominantLanguage(for: "これは日本語です") == .japanese)
    #expect(Self.codes() == [])
    #expect(NLLanguageRecognizer.dominantLanguage(for: "This is English") == nil)
    _ = NLLanguageRecognizer.dominantLanguage(for: "This is English")
    #expect(DeviceAnswers.takeUses().count == 1)
  }

  /// https://developer.apple.com/documentation/alarmkit/alarmattributes: attributes of a Live Activity whose content
  /// state is `AlarmPresentationState`.
  @Test func alarmsAttributesAreALiveActivitys() async throws {
    try Self.enter()
    let attributes = AlarmAttributes(
      presentation: AlarmPresentation(
        alert: .init(
          title: "Ready",
          stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")),
        countdown: .init(title: "Boiling")), metadata: Recipe(), tintColor: .orange)
    let data = try JSONEncoder().encode(attributes)
    let decoded = try JSONDecoder().decode(AlarmAttributes<Recipe>.self, from: data)
    #expect(decoded == attributes)
    #expect(decoded.metadata?.name == "Eggs")
    let state = AlarmAttributes<Recipe>.ContentState(
      alarmID: UUID(),
      mode: .paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 5)))
    guard case .paused(let paused) = state.mode else {
      Issue.record("not paused")
      return
    }
    #expect(paused.totalCountdownDuration == 60)
    #expect(AlarmManager.shared.authorizationState == .notDetermined)
    #expect(try AlarmManager.shared.alarms.isEmpty)
    await #expect(throws: CocoaError.self) {
      try await AlarmManager.shared.schedule(
        id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
    }
    #expect(DeviceAnswers.takeUses().count == 1)
  }

  @Test func noOtherDeviceIsNear() throws {
    try Self.enter()
    let session = MCSession(peer: MCPeerID(displayName: "Phone"))
    #expect(session.connectedPeers.isEmpty)
    #expect(throws: MCError(.notConnected)) {
      try session.send(Data([1]), toPeers: [], with: .reliable)
    }
  }

  @Test func theWalletIsEmptyAndTheDeviceCannotPay() async throws {
    try Self.enter()
    #expect(PKPassLibrary().passes().isEmpty)
    #expect(throws: CocoaError.self) { try PKPass(data: Data("no pass".utf8)) }
    #expect(await PKPaymentAuthorizationViewController.canMakePayments() == false)
    #expect(DeviceAnswers.takeUses().count == 1)
  }

  @Test func anAnnouncementIsSaidToHaveNoListener() throws {
    try Self.enter()
    AccessibilityNotification.Announcement("Loaded").post()
    AccessibilityNotification.Announcement("Loaded again").post()
    #expect(DeviceAnswers.takeUses().count == 1)
  }
}
