import Testing

@testable import Goldens

@Suite struct GlobTests {
  @Test(arguments: [
    ("Watchlist", "Watchlist/systemSmall/snapshot@3x", true),
    ("Watchlist/systemSmall/", "Watchlist/systemSmall/snapshot@3x", true),
    ("Watch", "Watchlist/systemSmall/snapshot@3x", false),
    ("*~dark*", "Watchlist/systemSmall/snapshot~dark@3x", true),
    ("*~dark*", "Watchlist/systemSmall/snapshot@3x", false),
    ("*/timeline-00?@3x", "A/systemSmall/timeline-003@3x", true),
    ("*/timeline-00?@3x", "A/systemSmall/timeline-013@3x", false),
    ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("*", "", true), ("?", "", false),
  ])
  func patterns(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(name) == matches)
  }
}
