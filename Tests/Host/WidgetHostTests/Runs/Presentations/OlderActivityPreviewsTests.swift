import ActivityKit
import SwiftUI
import Testing

@testable import WidgetHost
@testable import WidgetKitCore

private struct MatchAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var goals: Int }
  var home: String
}

private struct Match_Previews: PreviewProvider {
  static let attributes = MatchAttributes(home: "ATM")
  static var previews: some View {
    attributes.previewContext(.init(goals: 1), viewKind: .content).previewDisplayName("Lock")
    attributes.previewContext(.init(goals: 2), viewKind: .dynamicIsland(.compact))
    attributes.previewContext(.init(goals: 3), viewKind: .dynamicIsland(.compact))
  }
}

private struct Card_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "card") }
}

/// The states of activities in `PreviewProvider`s, as public projects before `#Preview` have them.
@MainActor @Suite struct OlderActivityPreviewsTests {
  private func driver() throws -> ActivityDriver {
    _ = ActivityConfiguration(for: MatchAttributes.self) { context in
      Text(verbatim: context.attributes.home)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
    return try #require(ActivityDriver.registered[ObjectIdentifier(MatchAttributes.self)])
  }

  @Test func theTypeOfPreviewsTellsWhetherTheyShowActivities() {
    #expect(Match_Previews.showsActivities)
    #expect(!Card_Previews.showsActivities)
  }

  @Test func aPresentationHasItsOwnStatesOrTheLockScreens() throws {
    var previews = OlderActivityPreviews()
    previews.add(Match_Previews.self, of: try driver(), ViewRenderer(), EnvironmentValues())
    func goals(_ presentation: Presentation) -> [Int?] {
      previews.shown(in: presentation).map {
        ($0.sample.state as? MatchAttributes.ContentState)?.goals
      }
    }
    #expect(goals(.activityLockScreen) == [1])
    #expect(goals(.dynamicIslandCompact) == [2, 3])
    #expect(goals(.dynamicIslandExpanded) == [1])
    #expect(previews.shown(in: .activityLockScreen).map(\.name) == ["Lock"])
    #expect(previews.shown(in: .dynamicIslandCompact).map(\.name) == ["2", "3"])
  }
}
