import DeviceWorld
import Foundation
import HealthKit
import Testing

extension FrameworkTests {
  private static let health = #"""
    {"health": {
      "samples": [
        {"type": "stepCount", "start": "2026-01-08T23:00:00Z", "end": "2026-01-09T01:00:00Z", "value": 400},
        {"type": "stepCount", "start": "2026-01-09T08:00:00Z", "end": "2026-01-09T09:00:00Z", "value": 3000},
        {"type": "heartRate", "start": "2026-01-09T08:00:00Z", "value": 60},
        {"type": "heartRate", "start": "2026-01-09T09:00:00Z", "value": 80},
        {"type": "sleepAnalysis", "start": "2026-01-08T22:00:00Z", "end": "2026-01-09T06:00:00Z", "value": 3}
      ],
      "workouts": [{"type": "running", "start": "2026-01-09T07:00:00Z", "end": "2026-01-09T07:30:00Z",
        "distance": 5000, "energy": 320}],
      "activity": [{"date": "2026-01-09", "energy": 300, "energyGoal": 500, "exercise": 20, "exerciseGoal": 30,
        "stand": 6, "standGoal": 12}],
      "characteristics": {"dateOfBirth": "1990-05-17", "biologicalSex": "female"}
    }}
    """#

  @Test func withoutAWorldAccessIsNotDetermined() async throws {
    try Self.enter()
    let store = HKHealthStore()
    let steps = HKQuantityType(.stepCount)
    #expect(HKHealthStore.isHealthDataAvailable())
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    let error = await withCheckedContinuation { continuation in
      store.execute(
        HKStatisticsQuery(
          quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum
        ) { _, result, error in
          continuation.resume(returning: result == nil ? error : nil)
        })
    }
    #expect((error as? HKError)?.code == .errorAuthorizationNotDetermined)
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func todaysStepsAddUp() async throws {
    try Self.enter(Self.health)
    let start = try Self.date("2026-01-09T00:00:00Z")
    let predicate = HKQuery.predicateForSamples(
      withStart: start, end: try Self.date("2026-01-09T12:00:00Z"), options: .strictStartDate)
    let store = HKHealthStore()
    let sum = await withCheckedContinuation { continuation in
      store.execute(
        HKStatisticsQuery(
          quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: predicate,
          options: .cumulativeSum
        ) { _, result, _ in
          continuation.resume(returning: result?.sumQuantity()?.doubleValue(for: .count()))
        })
    }
    #expect(sum == 3000)
    #expect(Self.codes() == ["device-answered"])
  }

  /// A sample over midnight is divided between the days, as the documentation of the collection says.
  @Test func aCollectionDividesByDays() async throws {
    try Self.enter(Self.health)
    let store = HKHealthStore()
    // A fixed anchor: runs in the same process change the time zone meanwhile.
    let midnight = try Self.date("2026-01-09T00:00:00Z")
    let query = HKStatisticsCollectionQuery(
      quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil,
      options: .cumulativeSum, anchorDate: midnight, intervalComponents: DateComponents(day: 1))
    let sums: [Double] = await withCheckedContinuation { continuation in
      query.initialResultsHandler = { _, collection, _ in
        var sums: [Double] = []
        let end = midnight.addingTimeInterval(86_399)
        collection?.enumerateStatistics(
          from: midnight.addingTimeInterval(-86_400), to: end
        ) { statistics, _ in
          sums.append(statistics.sumQuantity()?.doubleValue(for: .count()) ?? 0)
        }
        continuation.resume(returning: sums)
      }
      store.execute(query)
    }
    #expect(sums == [200, 3200])
  }

  @Test func samplesComeInTheOrderThatIsAskedFor() async throws {
    try Self.enter(Self.health)
    let rates: [Double] = await withCheckedContinuation { continuation in
      HKHealthStore().execute(
        HKSampleQuery(
          sampleType: HKQuantityType(.heartRate), predicate: nil, limit: 1,
          sortDescriptors: [
            NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
          ]
        ) { _, samples, _ in
          let unit = HKUnit.count().unitDivided(by: .minute())
          continuation.resume(
            returning: (samples ?? []).compactMap {
              ($0 as? HKQuantitySample)?.quantity.doubleValue(for: unit)
            })
        })
    }
    #expect(rates == [80])
  }

  @Test func descriptorsAnswerByAwait() async throws {
    try Self.enter(Self.health)
    let store = HKHealthStore()
    let workouts = try await HKSampleQueryDescriptor(
      predicates: [.workout()], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)]
    ).result(for: store)
    #expect(workouts.map(\.workoutActivityType) == [.running])
    #expect(workouts.first?.duration == 1800)
    #expect(workouts.first?.totalDistance?.doubleValue(for: .meterUnit(with: .kilo)) == 5)
    let sleep = try await HKSampleQueryDescriptor(
      predicates: [.categorySample(type: HKCategoryType(.sleepAnalysis))], sortDescriptors: []
    ).result(for: store)
    #expect(sleep.map(\.value) == [HKCategoryValueSleepAnalysis.asleepCore.rawValue])
    let rings = try await HKActivitySummaryQueryDescriptor().result(for: store)
    #expect(rings.first?.activeEnergyBurned.doubleValue(for: .kilocalorie()) == 300)
    #expect(try store.dateOfBirthComponents().year == 1990)
    #expect(try store.biologicalSex().biologicalSex == .female)
  }

  /// Figures: the International System's, and the international pound, mile and calorie of 4.184 J.
  @Test(arguments: [
    (70.0, "kg", "lb", 154.3235835), (1, "mi", "km", 1.609344), (100, "kcal", "kJ", 418.4),
    (37, "degC", "degF", 98.6), (98.6, "degF", "degC", 37), (1, "count/s", "count/min", 60),
    (90, "mg/dL", "g/L", 0.9), (5, "mmol<180.15588>/L", "mg/dL", 90.07794),
  ])
  func unitsAreConverted(value: Double, from: String, to: String, result: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
    #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - result) < 1e-6)
  }

  @Test func aUnitsPowerIsSmall() {
    #expect(HealthUnit("Hz^-9223372036854775808") == nil)
    #expect(HealthUnit("m^3")?.text == "m^3")
  }

  @Test func aUnitOfAnotherKindIsNotANumber() {
    let quantity = HKQuantity(unit: .gram(), doubleValue: 1)
    #expect(!quantity.is(compatibleWith: .meter()))
    #expect(quantity.doubleValue(for: .meter()).isNaN)
  }

  /// A workout's route and the predicates of public fitness widgets. HKWorkout.h: a duration of 0 is
  /// the time between the dates; developer.apple.com/documentation/healthkit/hkworkoutroutequery: the
  /// handler's “done” is true with the last batch.
  @Test func workoutsHaveRoutesAndArePickedByLength() async throws {
    try Self.enter(
      #"""
      {"health": {"workouts": [
        {"type": "walking", "start": "2026-01-09T07:00:00Z", "end": "2026-01-09T07:30:00Z",
          "distance": 2000, "energy": 120, "route": [[52.5, 13.4], [52.51, 13.41], [52.52, 13.42]]},
        {"type": "running", "start": "2026-01-09T08:00:00Z", "end": "2026-01-09T08:10:00Z"}]}}
      """#)
    let store = HKHealthStore()
    @Sendable func samples(_ type: HKSampleType, _ predicate: NSPredicate) async -> [HKSample] {
      await withCheckedContinuation { continuation in
        store.execute(
          HKSampleQuery(
            sampleType: type, predicate: predicate, limit: HKObjectQueryNoLimit,
            sortDescriptors: nil
          ) { _, found, _ in continuation.resume(returning: found ?? []) })
      }
    }
    let long = await samples(
      .workoutType(), HKQuery.predicateForWorkouts(with: .greaterThanOrEqualTo, duration: 900))
    let walk = try #require(long.first as? HKWorkout)
    #expect(long.count == 1 && walk.workoutActivityType == .walking)
    let far = HKQuery.predicateForWorkouts(
      with: .greaterThan, totalDistance: HKQuantity(unit: .mile(), doubleValue: 1.2))
    #expect(await samples(.workoutType(), far).count == 1)

    let routes = await samples(
      HKSeriesType.workoutRoute(), HKQuery.predicateForObjects(from: walk))
    let route = try #require(routes.first as? HKWorkoutRoute)
    #expect(routes.count == 1 && route.count == 3)
    let places = await withCheckedContinuation { continuation in
      store.execute(
        HKWorkoutRouteQuery(route: route) { _, locations, done, _ in
          continuation.resume(returning: done ? locations ?? [] : [])
        })
    }
    #expect(places.map(\.coordinate.latitude) == [52.5, 52.51, 52.52])
    #expect(places[1].timestamp == (try Self.date("2026-01-09T07:15:00Z")))

    let made = HKWorkout(
      activityType: .yoga, start: walk.startDate, end: walk.endDate, duration: 60,
      totalEnergyBurned: nil, totalDistance: nil, device: nil, metadata: nil)
    #expect(made.duration == 60)
    #expect(HKWorkoutActivityType.danceInspiredTraining.rawValue == 15)
    #expect(HKWorkoutActivityType.mixedMetabolicCardioTraining.rawValue == 30)
  }
}
