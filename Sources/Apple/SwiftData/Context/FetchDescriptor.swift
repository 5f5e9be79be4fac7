/// The description of a fetch: the models, their order and their number.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Whether changes that aren't saved count.
  public var includePendingChanges = true
  /// The properties that are read at once. All are, here.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are read at once. Here each is read when it is asked for.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}

/// The results of a fetch in batches. All are fetched at once, here.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
  let results: [Element]
  public var startIndex: Int { results.startIndex }
  public var endIndex: Int { results.endIndex }
  public subscript(position: Int) -> Element { results[position] }
}
