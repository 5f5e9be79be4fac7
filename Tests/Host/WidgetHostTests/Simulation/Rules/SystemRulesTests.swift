import Foundation
import Testing

@testable import WidgetHost

@Suite struct SystemRulesTests {
  private func read(_ json: String) throws -> SystemRules {
    let folder = try ScratchFolder()
    let file = folder.path + "/rules.json"
    try Data(json.utf8).write(to: URL(fileURLWithPath: file))
    return try SystemRules(contentsOf: file)
  }

  private func complaint(_ json: String) -> String {
    do {
      _ = try read(json)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Apple, “Keeping a widget up to date”: 40 to 70 a day, 15 to 60 minutes, 5 minutes.
  @Test func theDefaultsLieInWhatApplePublishes() {
    let rules = SystemRules()
    #expect((40...70).contains(rules.budget))
    #expect((15...60).contains(rules[.minimumInterval]))
    #expect(rules[.budgetWindow] == 24)
    #expect(rules[.minimumEntryGap] == 5)
    #expect(SystemRule.all.map(\.name) == SystemRule.Name.allCases)
    #expect(SystemRule.all.allSatisfy { !$0.source.isEmpty && $0.range.contains($0.standard) })
  }

  @Test func aFileSetsThem() throws {
    let rules = try read(#"{"dailyBudget": 40, "minimumInterval": 7.5, "audioExempt": false}"#)
    #expect(rules.budget == 40)
    #expect(rules.duration(.minimumInterval) == 450)
    #expect(!rules.holds(.audioExempt) && rules.isSet(.audioExempt))
    #expect(rules.holds(.foregroundExempt) && !rules.isSet(.foregroundExempt))
    let copy = try JSONDecoder().decode(
      SystemRules.self, from: try JSONEncoder().encode(rules))
    #expect(copy == rules)
  }

  @Test func aBadRuleIsNamed() {
    #expect(
      complaint(#"{"budget": 40}"#).contains("“budget”, which is no rule. Rules: dailyBudget"))
    #expect(
      complaint(#"{"dailyBudget": 0}"#)
        .contains("dailyBudget wants a whole number of reloads from 1 to 10000"))
    #expect(complaint(#"{"dailyBudget": 1.5}"#).contains("whole number"))
    #expect(
      complaint(#"{"stackCapacity": 1}"#)
        .contains("stackCapacity wants a whole number of widgets from 2 to 100"))
    #expect(complaint(#"{"minimumInterval": 0}"#).contains("minutes from 1 to 1440"))
    #expect(complaint(#"{"audioExempt": 1}"#).contains("audioExempt is true or false"))
    #expect(complaint("[1]").contains("isn't a JSON object of rules"))
  }
}
