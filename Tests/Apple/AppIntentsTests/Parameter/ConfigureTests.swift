import CoreLocation
import Foundation
import Testing

@testable import AppIntents

/// Values of a configuration file become a parameter's.
@Suite struct ConfigureTests {
  private let locale = Locale(identifier: "en_US")

  private func read<Value: _IntentValue>(
    _ value: ConfiguredValue, _ parameter: IntentParameter<Value>
  ) async throws -> Value? {
    try await parameter.configure(with: value, locale: locale) ? parameter.wrappedValue : nil
  }

  @Test func plainValuesAreReadWhereTheirTypeFits() async throws {
    #expect(try await read(.number(7), IntentParameter<Int>(title: "Boats")) == 7)
    #expect(try await read(.number(7.5), IntentParameter<Int>(title: "Boats")) == nil)
    #expect(try await read(.number(7.5), IntentParameter<Double>(title: "Depth")) == 7.5)
    #expect(try await read(.bool(true), IntentParameter<Bool>(title: "Watch")) == true)
    #expect(try await read(.text("7"), IntentParameter<Int>(title: "Boats")) == nil)
    #expect(
      try await read(.text("https://example.org"), IntentParameter<URL>(title: "Page"))
        == URL(string: "https://example.org"))
    #expect(
      try await read(.list([.text("a"), .text("b")]), IntentParameter<[String]>(title: "Names"))
        == ["a", "b"])
    #expect(
      try await read(.list([.text("a"), .number(1)]), IntentParameter<[String]>(title: "Names"))
        == nil)
  }

  @Test func datesAndTheirParts() async throws {
    let day = IntentParameter<Date>(title: "Day", kind: .date)
    #expect(try await read(.text("1970-01-02"), day) == Date(timeIntervalSince1970: 86_400))
    let time = IntentParameter<DateComponents>(title: "Time", kind: .time)
    #expect(try await read(.text("09:41"), time) == DateComponents(hour: 9, minute: 41))
    #expect(
      try await read(.object(["hour": .number(9)]), time) == DateComponents(hour: 9))
    #expect(try await read(.text("soon"), time) == nil)
  }

  @Test func measurementsTakeASymbolOrTheParametersUnit() async throws {
    let reach = IntentParameter<Measurement<UnitLength>>(
      title: "Reach", defaultValue: 3, unit: .nauticalMiles)
    #expect(reach.wrappedValue == Measurement(value: 3, unit: .nauticalMiles))
    #expect(
      try await read(.number(5), reach)?.unit == UnitLength.nauticalMiles)
    #expect(
      try await read(.object(["value": .number(2), "unit": .text("km")]), reach)
        == Measurement(value: 2, unit: .kilometers))
    #expect(
      try await read(.object(["value": .number(2), "unit": .text("kg")]), reach) == nil)
  }

  private struct Ride {
    @IntentParameter(title: "Pace", defaultValue: 2) var pace: Measurement<UnitSpeed>
    @IntentParameter(title: "Reach", defaultUnit: .miles) var reach: Measurement<UnitLength>?
    @IntentParameter(title: "Load", defaultValue: 1.5, unit: .stones) var load:
      Measurement<UnitMass>?
  }

  @Test func measurementsHaveTheUnitsOfTheirDimension() async throws {
    let ride = Ride()
    #expect(ride.pace == Measurement(value: 2, unit: UnitSpeed.metersPerSecond))
    #expect(ride.reach == nil)
    #expect(
      try await read(.number(4), ride.$reach) == Measurement(value: 4, unit: UnitLength.miles))
    #expect(ride.load == Measurement(value: 1.5, unit: UnitMass.stones))
  }

  @Test func amountsAndPeople() async throws {
    let fee = IntentParameter<IntentCurrencyAmount>(
      title: "Fee", currencyCodes: ["EUR"], inclusiveRange: (lowerBound: 0, upperBound: 50))
    #expect(
      try await read(.object(["amount": .number(12.5), "currencyCode": .text("EUR")]), fee)
        == IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR"))
    #expect(fee.traits.range?.upper == 50)
    let pilot = IntentParameter<IntentPerson>(title: "Pilot", mode: .contact)
    let read = try await read(
      .object(["name": .text("Ada"), "email": .text("ada@example.org")]), pilot)
    #expect(read?.handle == .init(emailAddress: "ada@example.org"))
    #expect(read?.name.text == "Ada")
  }

  /// https://developer.apple.com/documentation/appintents/intentparameter: CLPlacemark is among the types of parameters.
  @Test func aPlaceByItsPosition() async throws {
    let place = IntentParameter<CLPlacemark?>(title: "Place")
    #expect(place.wrappedValue == nil)
    let read = try await read(
      .object(["name": .text("Oban"), "latitude": .number(56.4), "longitude": .number(-5.5)]), place
    )
    #expect(read??.name == "Oban")
    #expect(read??.location?.coordinate.latitude == 56.4)
    let harbour = IntentParameter<CLPlacemark?>(title: "Place")
    #expect(try await self.read(.object(["name": .text("Oban")]), harbour) == nil)
  }

  @Test func enumsByRawValueOrByName() async throws {
    #expect(try await read(.text("low"), IntentParameter<Tide>(title: "Tide")) == .low)
    #expect(try await read(.text("Low Water"), IntentParameter<Tide>(title: "Tide")) == .low)
    #expect(try await read(.text("ebb"), IntentParameter<Tide>(title: "Tide")) == nil)
  }

  @Test func entitiesByIdentifierByTextAndAmongTheSuggested() async throws {
    #expect(try await read(.number(3), IntentParameter<Harbour>(title: "H"))?.name == "Oban")
    #expect(try await read(.text("3"), IntentParameter<Harbour>(title: "H"))?.name == "Oban")
    #expect(try await read(.text("Porto"), IntentParameter<Harbour>(title: "H"))?.id == 2)
    #expect(try await read(.text("Por"), IntentParameter<Harbour>(title: "H")) == nil)
    let none = try await read(.null, IntentParameter<Harbour?>(title: "H"))
    #expect(none.map { $0 == nil } == true)
    let several = try await read(
      .list([.number(1), .text("Oban")]), IntentParameter<[Harbour]>(title: "H"))
    #expect(several?.map(\.id) == [1, 3])
  }
}
