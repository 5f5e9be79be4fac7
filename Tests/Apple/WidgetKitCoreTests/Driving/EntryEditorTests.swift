import Foundation
import SwiftUI
import Testing

@testable import WidgetKitCore

/// The entries of widgets as JSON, and copies of them with other values.
@Suite struct EntryEditorTests {
  private enum Sky: String { case clear, rain }
  private enum Level: CaseIterable { case low, high }
  private struct Hour: Equatable {
    var hour: Int
    let degrees: Double
  }
  private final class Store {}
  private struct Forecast: TimelineEntry {
    let date: Date
    let city: String
    var isDay = true
    var sky = Sky.clear
    var level = Level.low
    var wind: Float?
    var hours = [Hour(hour: 9, degrees: 4.5)]
    var link = URL(string: "https://example.org/a")
    var names: [String]? = nil
    // None of these is JSON's.
    var color = Color.red
    var store = Store()
    weak var other: Store?
    var action: () -> Void = {}
    var any: any Sendable = 3
  }

  private let forecast = Forecast(
    date: Date(timeIntervalSince1970: 1_767_951_660), city: "Lisbon")

  private func edited(_ json: String) throws -> Forecast {
    try EntryEditor.edited(forecast, try #require(EntryValue(json: json)), at: "")
  }

  private func problem(_ json: String) -> String {
    do {
      _ = try edited(json)
      return ""
    } catch { return "\(error)" }
  }

  @Test func whatJSONHasIsListedInOrder() {
    #expect(
      EntryEditor.value(of: forecast)?.json == """
        {
          "date": "2026-01-09T09:41:00Z",
          "city": "Lisbon",
          "isDay": true,
          "sky": "clear",
          "level": "low",
          "wind": null,
          "hours": [
            {
              "hour": 9,
              "degrees": 4.5
            }
          ],
          "link": "https://example.org/a",
          "names": null
        }
        """)
  }

  @Test func valuesReplaceThoseOfTheSameNames() throws {
    let other = try edited(
      #"{"city": "Rio “1”", "isDay": false, "sky": "rain", "level": "high", "wind": 3.5, "link": null, "names": ["a", "b"]}"#
    )
    #expect(other.city == "Rio “1”" && !other.isDay && other.sky == .rain && other.level == .high)
    #expect(other.wind == 3.5 && other.link == nil && other.names == ["a", "b"])
    #expect(other.date == forecast.date && other.hours == forecast.hours)
    #expect(other.store === forecast.store)
    // The entry itself stays as it was.
    #expect(forecast.city == "Lisbon" && forecast.wind == nil)
  }

  @Test func elementsKeepWhatIsNotNamed() throws {
    let other = try edited(#"{"hours": [{"degrees": -2}, {"hour": 10}]}"#)
    #expect(other.hours == [Hour(hour: 9, degrees: -2), Hour(hour: 10, degrees: 4.5)])
    #expect(try edited(#"{"hours": []}"#).hours == [])
    #expect(try edited(#"{"hours": [{}]}"#).hours == forecast.hours)
  }

  @Test func datesMayHaveFractions() throws {
    #expect(
      try edited(#"{"date": "2026-01-09T09:41:00.5Z"}"#).date.timeIntervalSince1970
        == 1_767_951_660.5)
  }

  @Test func whatDoesNotFitIsNamed() {
    #expect(problem(#"{"city": 3}"#) == "city is String, and 3 isn’t.")
    #expect(problem(#"{"hours": [{"hour": 1.5}]}"#) == "hours[0].hour is Int, and 1.5 isn’t.")
    #expect(problem(#"{"hours": 1}"#) == "hours is a list, and 1 isn’t.")
    #expect(problem(#"{"sky": "snow"}"#).hasSuffix("and \"snow\" isn’t."))
    #expect(problem(#"{"level": "none"}"#).hasSuffix("and \"none\" isn’t."))
    #expect(problem(#"{"store": 1}"#).contains("store is "))
    #expect(problem(#"{"other": null}"#).contains("other is "))
    #expect(problem(#"{"color": {}}"#) == "color is Color, which JSON doesn’t have.")
    #expect(
      problem(#"{"town": 1}"#).hasPrefix("There is no town. Forecast has date, city, isDay, "))
  }

  /// An empty list has no element whose other properties a new one could keep.
  @Test func anElementOfAnEmptyListNeedsOneToCopy() throws {
    struct Empty { var hours: [Hour] = [] }
    #expect(throws: EntryEditor.Problem.self) {
      _ = try EntryEditor.edited(
        Empty(), try #require(EntryValue(json: #"{"hours": [{"hour": 1}]}"#)), at: "")
    }
  }

  @Test @MainActor func aDrivenEntryBecomesAnother() throws {
    let driven = forecast.driven { AnyView(Text($0.city)) }
    let json = try #require(EntryValue(json: #"{"date": "2026-01-10T00:00:00Z", "city": "Rio"}"#))
    let other = try driven.edited(json)
    #expect(other.date == Date(timeIntervalSince1970: 1_768_003_200))
    guard case .object(let fields)? = other.value() else {
      Issue.record("no object")
      return
    }
    #expect(fields[1] == .init(name: "city", value: .text("Rio")))
  }

  @Test func numbersAndTextsOfJSONAreExact() throws {
    #expect(EntryValue.number(21).json == "21" && EntryValue.number(0.1).json == "0.1")
    #expect(EntryValue.list([.number(1), .text("a"), .null]).json == #"[1, "a", null]"#)
    #expect(EntryValue.list([.list([]), .object([])]).json == "[\n  [],\n  {}\n]")
    #expect(EntryValue.text("a\"b/").json == #""a\"b/""#)
    #expect(EntryValue(json: "{") == nil)
    #expect(EntryValue(json: "true") == .bool(true) && EntryValue(json: "1") == .number(1))
    #expect(Int64.max.entryValue == .text("9223372036854775807"))
    #expect(Int64.made(of: .text("9223372036854775807")) == .max)
    #expect(Int8.made(of: .number(300)) == nil)
  }
}
