import DataStore

extension NSSortDescriptor {
  /// An order by the property of a name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(path: (key ?? "").split(separator: ".").map(String.init), ascending, .binary)
  }

  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let order: TextOrder =
      switch selector?.description {
      case "localizedStandardCompare:"?: .localizedStandard
      case "localizedCompare:"?: .localized
      case "caseInsensitiveCompare:"?: .caseInsensitive
      case "localizedCaseInsensitiveCompare:"?: .localizedCaseInsensitive
      default: .binary
      }
    self.init(path: (key ?? "").split(separator: ".").map(String.init), ascending, order)
  }

  /// An order by a property of an object, which may be optional.
  public convenience init<Root: NSManagedObject, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool
  ) { self.init(path: KeyRecorder.names(of: keyPath) ?? [], ascending, .binary) }

  public convenience init<Root: NSManagedObject, Value: Comparable>(
    keyPath: KeyPath<Root, Value>, ascending: Bool
  ) { self.init(path: KeyRecorder.names(of: keyPath) ?? [], ascending, .binary) }

  /// The order of Swift's `SortDescriptor`.
  public convenience init<Compared: NSObject>(_ descriptor: SortDescriptor<Compared>) {
    let path = descriptor.keyPath.flatMap { KeyRecorder.names(of: $0) } ?? []
    self.init(path: path, descriptor.order == .forward, .localizedStandard)
  }

  private convenience init(path: [String], _ ascending: Bool, _ order: TextOrder) {
    let sort = StoreSort(path, isAscending: ascending, textOrder: order)
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { a, b in
        if let probe = a as? SortProbe {
          probe.sort = sort
          return .orderedSame
        }
        guard let a = a as? any KeyValueObject, let b = b as? any KeyValueObject else {
          return .orderedSame
        }
        let x = StoredValue(any: a.predicateValue(path)) ?? .null
        let y = StoredValue(any: b.predicateValue(path)) ?? .null
        if case .text(let x) = x, case .text(let y) = y { return order.compare(x, y) }
        return x.order(y)
      })
  }

  public var key: String? { storeSort.map { $0.path.joined(separator: ".") } }

  /// The order in the form that a store can run; nil for one that is a closure.
  var storeSort: StoreSort? {
    if let name {
      return StoreSort(name.split(separator: ".").map(String.init), isAscending: ascending)
    }
    let probe = SortProbe()
    _ = comparator(probe, probe)
    guard var sort = probe.sort, !sort.path.isEmpty else { return nil }
    sort.isAscending = ascending
    return sort
  }
}

/// An object that a sort descriptor's comparator stores its key path and order in when called with it.
final class SortProbe: NSObject {
  var sort: StoreSort?
}
