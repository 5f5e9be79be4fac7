import Foundation
import Testing

@testable import Assets

/// Examples from the chart of CLDR 44's language plural rules.
struct PluralCategoryTests {
  @Test(
    arguments: [
      ("en", 1.0, .one), ("en", 0, .other), ("en", 1.5, .other), ("de", 1, .one),
      ("fr", 0, .one), ("fr", 1.5, .one), ("fr", 2, .other), ("zh-Hans", 1, .other),
      ("ru", 1, .one), ("ru", 22, .few), ("ru", 12, .many), ("ru", 1.5, .other),
      ("pl", 1, .one), ("pl", 2, .few), ("pl", 21, .many), ("cs", 3, .few), ("cs", 1.5, .many),
      ("ar", 0, .zero), ("ar", 2, .two), ("ar", 5, .few), ("ar", 11, .many), ("ar", 100, .other),
      ("he", 2, .two), ("ro", 0, .few), ("ro", 20, .other), ("lt", 21, .one), ("lt", 2, .few),
      ("lv", 10, .zero), ("lv", 21, .one), ("sl", 101, .one), ("sl", 102, .two), ("sl", 5, .other),
      ("hr", 5, .other), ("hr", 2, .few),
    ] as [(String, Double, PluralCategory)])
  func followsTheChart(language: String, number: Double, category: PluralCategory) {
    #expect(PluralCategory.category(of: number, language: language) == category)
  }
}
