import DeviceWorld
import Foundation

/// A question for items of the library.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
  /// The number of items, at most; 0 for all.
  public var limit = 0
  public var offset = 0
  /// No effect here: the library's items are all downloaded.
  public var includeOnlyDownloadedContent = false
  private var conditions: [@Sendable (MusicItemType) -> Bool] = []
  private var orders: [@Sendable (MusicItemType, MusicItemType) -> ComparisonResult] = []

  public init() {}

  public mutating func filter<Value: Equatable>(
    matching property: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value
  ) {
    let property = Passed(property), value = Passed(value)
    conditions.append { $0._libraryFilter[keyPath: property.value] == value.value }
  }
  public mutating func filter<Value: Equatable>(
    matching property: KeyPath<MusicItemType.LibraryFilter, Value>, memberOf values: [Value]
  ) {
    let property = Passed(property), values = Passed(values)
    conditions.append { values.value.contains($0._libraryFilter[keyPath: property.value]) }
  }
  public mutating func filter(
    matching property: KeyPath<MusicItemType.LibraryFilter, String>, contains text: String
  ) {
    let property = Passed(property)
    conditions.append {
      $0._libraryFilter[keyPath: property.value].localizedCaseInsensitiveContains(text)
    }
  }
  public mutating func filter(
    matching property: KeyPath<MusicItemType.LibraryFilter, String?>, contains text: String
  ) {
    let property = Passed(property)
    conditions.append {
      $0._libraryFilter[keyPath: property.value]?.localizedCaseInsensitiveContains(text) == true
    }
  }
  public mutating func filter<Related: MusicItem>(
    matching property: KeyPath<MusicItemType.LibraryFilter, MusicItemCollection<Related>?>,
    contains item: Related
  ) where MusicItemType: MusicPropertyContainer {
    let property = Passed(property)
    conditions.append {
      let whole = $0._loading(["albums", "artists", "genres", "tracks", "entries", "composers"])
      return whole._libraryFilter[keyPath: property.value]?.contains { $0.id == item.id } == true
    }
  }
  /// Items with the text in their title, artist or album.
  public mutating func filter(text: String) {
    conditions.append { $0._texts.contains { $0.localizedCaseInsensitiveContains(text) } }
  }

  public mutating func sort<Value>(
    by property: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool
  ) {
    let property = Passed(property)
    orders.append { a, b in
      let result = MusicOrder.compare(
        a._librarySortProperties[keyPath: property.value],
        b._librarySortProperties[keyPath: property.value])
      return ascending ? result : MusicOrder.reversed(result)
    }
  }

  /// - Throws: `MusicTokenRequestError.permissionDenied` without access.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    let found = try MusicItemType._library().filter { item in conditions.allSatisfy { $0(item) } }
    let sorted = found.enumerated().sorted { a, b in
      for order in orders {
        let result = order(a.element, b.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return a.offset < b.offset
    }.map(\.element).dropFirst(max(offset, 0))
    return MusicLibraryResponse(
      items: MusicItemCollection(limit > 0 ? sorted.prefix(limit) : sorted))
  }
}

public struct MusicLibraryResponse<MusicItemType: MusicLibraryRequestable>: Sendable {
  public let items: MusicItemCollection<MusicItemType>
}
extension MusicLibraryResponse: Equatable where MusicItemType: Equatable {}
extension MusicLibraryResponse: Hashable where MusicItemType: Hashable {}

/// The order of properties' values.
enum MusicOrder {
  /// A value that is missing comes before each other.
  static func compare(_ a: Any, _ b: Any) -> ComparisonResult {
    switch (unwrapped(a), unwrapped(b)) {
    case (nil, nil): .orderedSame
    case (nil, _?): .orderedAscending
    case (_?, nil): .orderedDescending
    case (let a as String, let b as String): a.localizedStandardCompare(b)
    case (let a as Date, let b as Date): a.compare(b)
    case (let a as Int, let b as Int): order(a, b)
    case (let a as Double, let b as Double): order(a, b)
    case (let a as Bool, let b as Bool): order(a ? 1 : 0, b ? 1 : 0)
    default: .orderedSame
    }
  }
  static func reversed(_ result: ComparisonResult) -> ComparisonResult {
    switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any AnyOptional else { return value }
    return optional.any
  }
}
private protocol AnyOptional { var any: Any? { get } }
extension Optional: AnyOptional {
  var any: Any? { map { $0 as Any } }
}
