import CoreData
import Foundation

/// The choice and order of assets that are asked for.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  /// The origins of assets; where it is empty, those that the request is about.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// 0 for no limit.
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true
  public override init() {}

  func chosen(_ assets: [PHAsset]) -> [PHAsset] {
    var found = assets.filter {
      (includeHiddenAssets || !$0.isHidden)
        && (includeAssetSourceTypes.isEmpty || includeAssetSourceTypes.contains($0.sourceType))
    }
    if let predicate { found = found.filter { predicate.evaluate(with: $0.values) } }
    // The last order is the least: sorting is stable.
    for order in (sortDescriptors ?? []).reversed() {
      guard let key = order.key else { continue }
      found = found.enumerated().sorted { a, b in
        switch Self.compare(a.element.values[key], b.element.values[key]) {
        case .orderedSame: a.offset < b.offset
        case .orderedAscending: order.ascending
        case .orderedDescending: !order.ascending
        }
      }.map(\.element)
    }
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }

  private static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
    func number(_ value: Any?) -> Double? {
      switch value {
      case let date as Date: date.timeIntervalSinceReferenceDate
      case let value as Double: value
      case let value as Int: Double(value)
      case let value as Bool: value ? 1 : 0
      default: nil
      }
    }
    let first = number(a) ?? -.infinity, second = number(b) ?? -.infinity
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}
