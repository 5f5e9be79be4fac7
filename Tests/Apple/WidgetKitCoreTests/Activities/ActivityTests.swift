import Foundation
import SwiftUI
import Testing

@testable import WidgetKitCore

@Suite struct ActivityJSONTests {
  private struct Trip: Codable, Equatable {
    struct Stop: Codable, Equatable { var name: String }
    var stops: [Stop]
    var arrival: Date
    var gate: String?
  }

  private func decode(_ text: String) throws -> Trip {
    let empty = Data("{}".utf8)
    return try ActivityJSON(attributes: empty, state: empty, isStale: false)
      .decode(Trip.self, from: Data(text.utf8))
  }

  /// 2026-01-09T09:41:00Z is 789,644,460 seconds after 2001-01-01T00:00:00Z (GNU date).
  @Test(arguments: ["789644460", #""2026-01-09T09:41:00Z""#])
  func datesAreSecondsSince2001OrISO8601(_ date: String) throws {
    let trip = try decode(#"{"stops": [{"name": "A"}], "arrival": \#(date), "gate": null}"#)
    #expect(trip.arrival == Date(timeIntervalSinceReferenceDate: 789_644_460))
    #expect(trip.stops == [Trip.Stop(name: "A")] && trip.gate == nil)
  }

  @Test func anUnknownKeyIsReportedByItsPath() throws {
    let error = try #require(throws: ActivityJSON.UnknownKey.self) {
      try decode(#"{"stops": [{"name": "A"}, {"name": "B", "title": "C"}], "arrival": 0}"#)
    }
    #expect(error.path == "stops.1.title" && error.known == ["name"])
  }

  @Test(arguments: [#""soon""#, "true", "[]"])
  func otherDatesAreRefused(_ date: String) {
    #expect(throws: DecodingError.self) {
      try decode(#"{"stops": [], "arrival": \#(date)}"#)
    }
  }
}

@Suite struct IslandMetricsTests {
  /// Apple's Human Interface Guidelines, Live Activities, Specifications: the compact island is 250 or
  /// 230 points wide, each compact view 62.33 or 52.33.
  @Test func bothIslandsHaveTheSameCamera() {
    for metrics in [IslandMetrics.wide, .narrow] {
      #expect(abs(metrics.cameraWidth - 125.33) < 0.01)
    }
    #expect(abs(IslandMetrics.wide.compactSide - 62.33) < 0.01)
    #expect(abs(IslandMetrics.narrow.compactSide - 52.33) < 0.01)
    #expect(abs(IslandMetrics.height - 36.67) < 0.01)
  }

  @Test func theExpandedIslandHasTheHeightsOfTheGuidelines() {
    #expect(IslandMetrics.heights == 84...160)
    #expect(IslandMetrics.wide.expandedWidth == 408 && IslandMetrics.narrow.expandedWidth == 371)
    #expect(IslandMetrics.cornerRadius == 44)
  }
}
