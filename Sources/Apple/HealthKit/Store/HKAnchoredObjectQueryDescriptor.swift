import DeviceWorld
import Foundation

/// A question for the samples that are new since an anchor, answered by `await`.
///
/// https://developer.apple.com/documentation/healthkit/hkanchoredobjectquerydescriptor
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// The samples that were added and those that were deleted, of which there are none here.
  public struct Result: @unchecked Sendable {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }

  private let predicates: [HKSamplePredicate<Sample>]
  private let anchor: HKQueryAnchor?
  private let limit: Int?

  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) {
    self.predicates = predicates
    self.anchor = anchor
    self.limit = limit
  }

  public func result(for healthStore: HKHealthStore) async throws -> Result {
    let section = try HKHealthStore.ask(predicates.first?.type.identifier ?? "data").get()
    let all = predicates.flatMap { HKQuery.samples(section, $0.type, $0.predicate) }
      .compactMap { $0 as? Sample }
    let (added, next) = HKQueryAnchor.next(all, after: anchor, limit: limit ?? 0)
    return Result(addedSamples: added, deletedObjects: [], newAnchor: next)
  }
}

/// A question for the sources of samples, answered by `await`.
public struct HKSourceQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  private let predicate: HKSamplePredicate<Sample>
  public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

  public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
    let section = try HKHealthStore.ask(predicate.type.identifier).get()
    return HKQuery.samples(section, predicate.type, predicate.predicate)
      .reduce(into: []) { found, sample in
        if !found.contains(sample.source) { found.append(sample.source) }
      }
  }
}
