import DeviceWorld
import Foundation

/// The date of birth and the like, wrapped as the store gives them.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  public let biologicalSex: HKBiologicalSex
  init(_ sex: HKBiologicalSex) { biologicalSex = sex }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  public let bloodType: HKBloodType
  init(_ type: HKBloodType) { bloodType = type }
}
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  open var skinType: HKFitzpatrickSkinType { .notSet }
}
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  public let wheelchairUse: HKWheelchairUse
  init(_ use: HKWheelchairUse) { wheelchairUse = use }
}
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}

/// The health store: the world file's samples. Without them access isn't determined, and queries fail so.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}

  /// The health data that the app may read. Where the person has denied it, there are none and no error: “As far as your
  /// app is concerned, no data of that type exists”, https://developer.apple.com/documentation/healthkit/protecting-user-privacy.
  static func ask(_ what: String) -> Result<HealthSection, HKError> {
    let answer = DeviceAnswers.ask(
      \.health, key: "health", "HKHealthStore for \(what)", empty: "not determined")
    guard let answer else { return .failure(HKError(.errorAuthorizationNotDetermined)) }
    guard answer.isAvailable ?? true else {
      return .failure(HKError(.errorHealthDataUnavailable))
    }
    return switch answer.authorization ?? .authorized {
    case .notDetermined: .failure(HKError(.errorAuthorizationNotDetermined))
    case .denied: .success(HealthSection())
    case .authorized: .success(answer)
    }
  }

  open class func isHealthDataAvailable() -> Bool {
    DeviceAnswers.world.health?.isAvailable ?? true
  }
  open func supportsHealthRecords() -> Bool { false }
  open func earliestPermittedSampleDate() -> Date { .distantPast }

  // MARK: Access

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    switch Self.ask("access") {
    case .failure: .notDetermined
    case .success:
      DeviceAnswers.world.health?.authorization == .denied ? .sharingDenied : .sharingAuthorized
    }
  }

  @preconcurrency
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let answer = Self.ask("access")
    Callback.onQueue {
      switch answer {
      case .success: completion(true, nil)
      case .failure(let error): completion(false, error)
      }
    }
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { _ = try Self.ask("access").get() }

  @preconcurrency
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let status = requestStatus
    Callback.onQueue { completion(status, nil) }
  }

  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { requestStatus }

  private var requestStatus: HKAuthorizationRequestStatus {
    if case .success = Self.ask("access") { .unnecessary } else { .shouldRequest }
  }

  // MARK: Queries

  open func execute(_ query: HKQuery) {
    let answer = Self.ask(query.objectType?.identifier ?? "data")
    Callback.onQueue { query.run(answer) }
  }
  open func stop(_ query: HKQuery) {}

  // MARK: Characteristics

  private func characteristics() throws -> HealthSection.Characteristics {
    try Self.ask("characteristics").get().characteristics ?? HealthSection.Characteristics()
  }
  open func dateOfBirthComponents() throws -> DateComponents {
    guard let date = try characteristics().dateOfBirth else { throw HKError(.errorNoData) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.dateComponents([.year, .month, .day], from: date)
  }
  open func biologicalSex() throws -> HKBiologicalSexObject {
    switch try characteristics().biologicalSex ?? .notSet {
    case .notSet: HKBiologicalSexObject(.notSet)
    case .female: HKBiologicalSexObject(.female)
    case .male: HKBiologicalSexObject(.male)
    case .other: HKBiologicalSexObject(.other)
    }
  }
  open func bloodType() throws -> HKBloodTypeObject {
    let type = try characteristics().bloodType
    let index = type.flatMap { HealthSection.BloodType.allCases.firstIndex(of: $0) }
    return HKBloodTypeObject(index.flatMap { HKBloodType(rawValue: $0 + 1) } ?? .notSet)
  }
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    _ = try characteristics()
    return HKFitzpatrickSkinTypeObject()
  }
  open func wheelchairUse() throws -> HKWheelchairUseObject {
    let uses = try characteristics().usesWheelchair
    return HKWheelchairUseObject(uses.map { $0 ? .yes : .no } ?? .notSet)
  }
  open func activityMoveMode() throws -> HKActivityMoveModeObject {
    _ = try characteristics()
    return HKActivityMoveModeObject()
  }

  @preconcurrency
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    Callback.onQueue {
      completion(
        Dictionary(
          quantityTypes.map { ($0, $0.canonicalUnit) }, uniquingKeysWith: { first, _ in first }),
        nil)
    }
  }
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] {
    Dictionary(
      quantityTypes.map { ($0, $0.canonicalUnit) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Changes

  private func rests(_ call: String) {
    DeviceAnswers.rests("HKHealthStore.\(call)", "the world file stays as it is")
  }

  @preconcurrency
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    rests("save(_:)")
    Callback.onQueue { completion(true, nil) }
  }
  @preconcurrency
  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    rests("save(_:)")
    Callback.onQueue { completion(true, nil) }
  }
  open func save(_ object: HKObject) async throws { rests("save(_:)") }
  open func save(_ objects: [HKObject]) async throws { rests("save(_:)") }
  @preconcurrency
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    rests("delete(_:)")
    Callback.onQueue { completion(true, nil) }
  }
  open func delete(_ object: HKObject) async throws { rests("delete(_:)") }

  @preconcurrency
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    rests("enableBackgroundDelivery(for:frequency:)")
    Callback.onQueue { completion(true, nil) }
  }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { rests("enableBackgroundDelivery(for:frequency:)") }
  @preconcurrency
  open func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { Callback.onQueue { completion(true, nil) } }
  @preconcurrency
  open func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { Callback.onQueue { completion(true, nil) } }
}
