import Foundation
import Testing

@testable import Intents

/// The donations as the host reads them.
@Suite(.serialized) struct DonationTests {
  private func donate(_ boat: String, identifier: String, group: String) async throws {
    let intent = ShowFerriesIntent()
    intent.boat = boat
    intent.limit = 2
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.identifier = identifier
    interaction.groupIdentifier = group
    try await interaction.donate()
  }

  @Test func donationsAreKeptInTheirOrderUntilDeleted() async throws {
    try await INInteraction.deleteAll()
    try await donate("Gull", identifier: "1", group: "a")
    try await donate("Tern", identifier: "2", group: "b")
    try await donate("Auk", identifier: "3", group: "b")
    #expect(Donations.recorded.map(\.identifier) == ["1", "2", "3"])
    #expect(Donations.recorded.first?.intent == "ShowFerriesIntent")
    #expect(Donations.recorded.first?.values == ["boat: Gull", "limit: 2"])
    try await INInteraction.delete(with: ["1"])
    #expect(Donations.recorded.map(\.identifier) == ["2", "3"])
    try await INInteraction.delete(with: "b")
    #expect(Donations.recorded.isEmpty)
  }

  @Test func relevantShortcutsSayWhenAndForWhichWidget() async throws {
    let shortcut = try #require(INShortcut(intent: ShowFerriesIntent()))
    let relevant = INRelevantShortcut(shortcut: shortcut)
    relevant.widgetKind = "ferries"
    relevant.relevanceProviders = [
      INDateRelevanceProvider(
        start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 3600)),
      INDailyRoutineRelevanceProvider(situation: .commute),
    ]
    try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
    let record = try #require(Donations.recorded.last)
    #expect(record.widgetKind == "ferries")
    #expect(record.relevance == ["1970-01-01T00:00:00Z–1970-01-01T01:00:00Z", "commute"])
    try await INRelevantShortcutStore.default.setRelevantShortcuts([])
    #expect(Donations.recorded.allSatisfy { $0.widgetKind == nil })
  }
}
