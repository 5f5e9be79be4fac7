import Foundation
import SwiftUI
import Testing
import TipKit

/// A tip as an app declares it.
private struct FavoriteTip: Tip {
  static let opened = Event(id: "opened")
  @Parameter static var isSignedIn: Bool = false

  var title: Text { Text("Save as a Favorite") }
  var message: Text? { Text("Favorites are at the top of the list.") }
  var image: Image? { Image(systemName: "star") }
  var rules: [Rule] {
    [
      #Rule(Self.$isSignedIn) { $0 == true },
      #Rule(Self.opened) { $0.donations.count >= 2 },
    ]
  }
  var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
}

/// Tips are the process's: the tests go one after the other.
extension FrameworkTests {
  @Test func aTipIsAvailableOnceAllItsRulesHold() async throws {
    try Tips.resetDatastore()
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    let tip = FavoriteTip()
    #expect(tip.status == .pending)
    FavoriteTip.isSignedIn = true
    await FavoriteTip.opened.donate()
    #expect(!tip.shouldDisplay)
    await FavoriteTip.opened.donate()
    #expect(tip.status == .available)
    tip.invalidate(reason: .actionPerformed)
    #expect(tip.status == .invalidated(.actionPerformed))
    await tip.resetEligibility()
    #expect(tip.shouldDisplay)
    FavoriteTip.isSignedIn = false
    #expect(tip.status == .pending)
    Tips.showAllTipsForTesting()
    #expect(tip.status == .available)
  }
}
