import SwiftUI

/// The names of the series that one scale distinguishes, in the legend's order.
struct SeriesNames {
  private(set) var datums: [_Datum] = []
  private var indices: [String: Int] = [:]

  init() {}

  /// - Parameter given: the names of the scale's domain, which come first; nil for none.
  init(_ found: [_Datum], _ given: [_Datum]?) {
    if found.isEmpty { return }
    for datum in (given ?? []) + found where indices[datum.name] == nil {
      indices[datum.name] = datums.count
      datums.append(datum)
    }
  }

  func contains(_ datum: _Datum) -> Bool { indices[datum.name] != nil }

  /// 0 for a name that isn't in the scale.
  func index(of datum: _Datum) -> Int { indices[datum.name] ?? 0 }
}
