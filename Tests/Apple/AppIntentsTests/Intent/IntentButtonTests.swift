import AppIntents
import SwiftUI
import Testing

/// Buttons that perform intents, by the forms of https://developer.apple.com/documentation/swiftui/button.
@MainActor struct IntentButtonTests {
  private struct Study: AppIntent {
    static let title: LocalizedStringResource = "Study"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func aTitleWithASymbolIsALabel() {
    let title = "Study"
    let keyed = Button("Study", systemImage: "book", intent: Study())
    let plain = Button(title, systemImage: "book", role: .destructive, intent: Study())
    #expect(type(of: keyed) == Button<Label<Text, Image>>.self)
    #expect(type(of: plain) == Button<Label<Text, Image>>.self)
  }
}
