import Foundation
import HealthKit
import Testing

/// Uses of HealthKit as widgets have them, with the data of a world file and without access to it.
extension FrameworkTests {
  private static let night = #"""
    {"health": {
      "samples": [
        {"type": "sleepAnalysis", "start": "2026-01-08T22:30:00Z", "end": "2026-01-09T00:30:00Z", "value": "asleepCore"},
        {"type": "sleepAnalysis", "start": "2026-01-09T00:30:00Z", "end": "2026-01-09T01:30:00Z", "value": "asleepDeep"},
        {"type": "sleepAnalysis", "start": "2026-01-09T01:30:00Z", "end": "2026-01-09T02:00:00Z", "value": "awake"},
        {"type": "mindfulSession", "start": "2026-01-09T07:00:00Z", "end": "2026-01-09T07:10:00Z"},
        {"type": "bodyMass", "start": "2026-01-09T07:15:00Z", "value": 154, "unit": "lb", "source": "Scale",
         "metadata": {"HKWasUserEntered": true}},
        {"type": "stepCount", "start": "2026-01-09T08:00:00Z", "end": "2026-01-09T08:10:00Z", "value": 700, "source": "Watch"},
        {"type": "stepCount", "start": "2026-01-09T08:00:00Z", "end": "2026-01-09T08:10:00Z", "value": 300, "source": "Phone"}
      ],
      "characteristics": {"bloodType": "abNegative", "usesWheelchair": false}
    }}
    """#

  /// https://developer.apple.com/documentation/healthkit/hkcategoryvaluesleepanalysis
  @Test func anHourOfDeepSleepIsFoundAmongTheStagesOfTheNight() async throws {
    try Self.enter(Self.night)
    let samples: [HKSample] = await withCheckedContinuation { continuation in
      HKHealthStore().execute(
        HKSampleQuery(
          sampleType: HKCategoryType(.sleepAnalysis), predicate: nil, limit: HKObjectQueryNoLimit,
          sortDescriptors: [
            NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: true)
          ]
        ) { _, found, _ in continuation.resume(returning: found ?? []) })
    }
    let stages = samples.compactMap { $0 as? HKCategorySample }
    #expect(
      stages.compactMap { HKCategoryValueSleepAnalysis(rawValue: $0.value) } == [
        .asleepCore, .asleepDeep, .awake,
      ])
    let asleep = Set(HKCategoryValueSleepAnalysis.allAsleepValues.map(\.rawValue))
    let seconds = stages.filter { asleep.contains($0.value) }.reduce(0) {
      $0 + $1.endDate.timeIntervalSince($1.startDate)
    }
    #expect(seconds == 3 * 3600)
    let mindful = try await HKSampleQueryDescriptor(
      predicates: [.categorySample(type: HKCategoryType(.mindfulSession))], sortDescriptors: []
    ).result(for: HKHealthStore())
    #expect(mindful.map(\.value) == [HKCategoryValue.notApplicable.rawValue])
  }

  /// The pound is 0.45359237 kg by definition.
  /// https://developer.apple.com/documentation/healthkit/hkmetadatakeywasuserentered
  @Test func aSampleHasItsUnitItsSourceAndItsMetadata() async throws {
    try Self.enter(Self.night)
    let type = HKQuantityType(.bodyMass)
    let weights = try await HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: type)],
      sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 1
    ).result(for: HKHealthStore())
    let weight = try #require(weights.first)
    #expect(abs(weight.quantity.doubleValue(for: .gramUnit(with: .kilo)) - 69.853225) < 1e-6)
    #expect(weight.sourceRevision.source.name == "Scale")
    #expect(weight.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
  }

  /// https://developer.apple.com/documentation/healthkit/hkstatisticsoptions/separatebysource
  @Test func aSumIsDividedBySourcesWhereItIsAskedFor() async throws {
    try Self.enter(Self.night)
    let steps = HKSamplePredicate.quantitySample(type: HKQuantityType(.stepCount))
    let store = HKHealthStore()
    let divided = try #require(
      try await HKStatisticsQueryDescriptor(
        predicate: steps, options: [.cumulativeSum, .separateBySource]
      ).result(for: store))
    let sources = try #require(divided.sources)
    #expect(sources.map(\.name) == ["Watch", "Phone"])
    #expect(
      sources.map { divided.sumQuantity(for: $0)?.doubleValue(for: .count()) } == [700, 300])
    #expect(divided.sumQuantity()?.doubleValue(for: .count()) == 1000)
    let whole = try await HKStatisticsQueryDescriptor(predicate: steps, options: .cumulativeSum)
      .result(for: store)
    #expect(whole?.sources == nil)
    let found = try await HKSourceQueryDescriptor(predicate: steps).result(for: store)
    #expect(found.map(\.name) == ["Watch", "Phone"])
  }

  /// https://developer.apple.com/documentation/healthkit/hkanchoredobjectquerydescriptor
  @Test func anAnchorLeadsToTheRest() async throws {
    try Self.enter(Self.night)
    let store = HKHealthStore()
    let sleep = HKSamplePredicate.categorySample(type: HKCategoryType(.sleepAnalysis))
    let first = try await HKAnchoredObjectQueryDescriptor(
      predicates: [sleep], anchor: nil, limit: 2
    ).result(for: store)
    #expect(first.addedSamples.count == 2 && first.deletedObjects.isEmpty)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: first.newAnchor, requiringSecureCoding: true)
    let anchor = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: archive)
    let rest = try await HKAnchoredObjectQueryDescriptor(predicates: [sleep], anchor: anchor)
      .result(for: store)
    #expect(rest.addedSamples.map(\.value) == [HKCategoryValueSleepAnalysis.awake.rawValue])
    let counts: [Int] = await withCheckedContinuation { continuation in
      store.execute(
        HKAnchoredObjectQuery(
          type: HKCategoryType(.sleepAnalysis), predicate: nil, anchor: nil, limit: 1
        ) { _, added, deleted, _, _ in
          continuation.resume(returning: [added?.count ?? -1, deleted?.count ?? -1])
        })
    }
    #expect(counts == [1, 0])
  }

  @Test func aPersonsCharacteristicsAreThoseOfTheFile() throws {
    try Self.enter(Self.night)
    let store = HKHealthStore()
    #expect(try store.bloodType().bloodType == .abNegative)
    #expect(try store.wheelchairUse().wheelchairUse == .no)
    #expect(try store.fitzpatrickSkinType().skinType == .notSet)
    #expect(try store.biologicalSex().biologicalSex == .notSet)
  }

  /// “If your app does not have permission to read it, no data of that type exists”; whether reading is denied isn't told.
  /// https://developer.apple.com/documentation/healthkit/authorizing-access-to-health-data
  @Test func deniedHealthDataAreNoneWithoutAnError() async throws {
    try Self.enter(
      #"""
      {"health": {"authorization": "denied",
        "samples": [{"type": "stepCount", "start": "2026-01-09T08:00:00Z", "value": 10}]}}
      """#)
    let store = HKHealthStore()
    let steps = HKQuantityType(.stepCount)
    #expect(store.authorizationStatus(for: steps) == .sharingDenied)
    #expect(
      try await store.statusForAuthorizationRequest(toShare: [], read: [steps]) == .unnecessary)
    let found = try await HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: steps)], sortDescriptors: []
    ).result(for: store)
    #expect(found.isEmpty)
    let error: HKError.Code? = await withCheckedContinuation { continuation in
      store.execute(
        HKStatisticsQuery(
          quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum
        ) { _, _, error in continuation.resume(returning: (error as? HKError)?.code) })
    }
    #expect(error == .errorNoData)
  }

  /// https://developer.apple.com/documentation/healthkit/hkhealthstore/ishealthdataavailable()
  @Test func withoutAStoreQueriesFailSo() async throws {
    try Self.enter(#"{"health": {"isAvailable": false}}"#)
    #expect(!HKHealthStore.isHealthDataAvailable())
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await HKActivitySummaryQueryDescriptor().result(for: HKHealthStore())
    }
  }
}
