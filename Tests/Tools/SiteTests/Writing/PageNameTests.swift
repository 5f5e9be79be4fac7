import Foundation
import TestSupport
import Testing

@testable import Site

@Suite struct PageNameTests {
  @Test(arguments: [
    ("NextTrip", "NextTrip"), ("com.example.Trip-2_b", "com.example.Trip-2_b"),
    ("a b", "a%20b"), ("../up", "%2E.%2Fup"), (".", "%2E"), ("..", "%2E."), ("", "%"),
    ("日", "%E6%97%A5"), ("a/b\\c:d", "a%2Fb%5Cc%3Ad"), ("\u{0}", "%00"), ("%41", "%2541"),
    ("<script>", "%3Cscript%3E"),
  ]) func aPartHoldsOnlyWhatEveryFileSystemTakes(_ name: String, _ part: String) {
    #expect(PageName.part(name) == part)
  }

  @Test func aLongNameIsCutAndStaysApartFromOthersWithTheSameBeginning() {
    let long = String(repeating: "n", count: 300)
    let first = PageName.part(long + "a")
    let second = PageName.part(long + "b")
    #expect(first.utf8.count <= 96)
    #expect(first != second)
    #expect(first == PageName.part(long + "a"))
    let cut = PageName.part(String(repeating: "日", count: 100))
    #expect(cut.utf8.count <= 96)
    #expect(cut.removingPercentEncoding != nil)
  }

  @Test func namesThatDifferInCaseAloneGetDistinctFilesEvenWhereCaseDoesNotCount() {
    let parts = PageName.parts(["Trip", "trip", "TRIP", "other"])
    #expect(parts.first == "Trip")
    #expect(parts[at: 3] == "other")
    #expect(Set(parts.map { $0.lowercased() }).count == 4)
  }

  /// The hash's reference values, from its authors' page (isthe.com/chongo/tech/comp/fnv).
  @Test func theHashIsFNV1a() {
    #expect(PageName.hash("") == "cbf29ce484222325")
    #expect(PageName.hash("a") == "af63dc4c8601ec8c")
    #expect(PageName.hash("foobar") == "85944171f73967e8")
  }

  @Test(arguments: [
    ("frames/A b/x~dark@3x.png", "frames/A%20b/x~dark@3x.png"),
    ("frames/a%20b.png", "frames/a%2520b.png"), ("frames/a#b?c.png", "frames/a%23b%3Fc.png"),
    ("x:y/z.png", "./x:y/z.png"),
  ]) func aPathAsAnAddress(_ path: String, _ url: String) {
    #expect(PageName.url(path) == url)
  }
}
