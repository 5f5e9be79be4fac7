/// The comparators of texts by the rules of the locale, which Foundation on Linux lacks. A store sorts by them; an
/// array that is sorted in memory is sorted by characters.
public enum _LocalizedComparator: Sendable {
  /// The order of the Finder: without case, numbers by their value.
  case localizedStandard
  case localized
}

extension SortDescriptor {
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator,
    order: SortOrder = .forward
  ) { self.init(keyPath, order: order) }

  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedComparator,
    order: SortOrder = .forward
  ) { self.init(keyPath, order: order) }
}
