import DataStore

extension ModelContext {
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let question = try Question(descriptor, self)
    return try question.run().compactMap { question.context.owner(of: $0) as? T }
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(results: try fetch(descriptor))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try Question(descriptor, self).count()
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try Question(descriptor, self).run().map { PersistentIdentifier($0.id) }
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws { for model in try fetch(descriptor) { try block(model) } }
}

/// A fetch as a store is asked it; what a store can't be asked is done with the models.
private struct Question<T: PersistentModel> {
  let context: RecordContext
  private let descriptor: FetchDescriptor<T>
  private var fetch: StoreFetch
  /// The predicate, where a store can't be asked it.
  private var rest: Predicate<T>?
  /// Whether the store can't sort.
  private var sortsHere = false

  init(_ descriptor: FetchDescriptor<T>, _ context: ModelContext) throws {
    let name = ModelType.of(T.self).name
    guard let records = context.records(of: name) else { throw context.unknown(name) }
    context.container.autosave(for: context)
    self.context = records
    self.descriptor = descriptor
    fetch = StoreFetch(entity: name)
    if let predicate = descriptor.predicate {
      fetch.predicate = PredicateReader.storePredicate(predicate)
      if fetch.predicate == nil { rest = predicate }
    }
    let sorts = descriptor.sortBy.map { StoreSort($0) }
    if sorts.contains(where: { $0 == nil }) {
      sortsHere = true
    } else {
      fetch.sorts = sorts.compactMap { $0 }
    }
    if rest == nil, !sortsHere {
      fetch.limit = max(0, descriptor.fetchLimit ?? 0)
      fetch.offset = max(0, descriptor.fetchOffset ?? 0)
    }
  }

  func run() throws -> [StoreRecord] {
    do throws(StoreProblem) {
      var records = try context.fetch(fetch, includesPending: descriptor.includePendingChanges)
      guard rest != nil || sortsHere else { return records }
      if let rest {
        records = records.filter { record in
          guard let model = context.owner(of: record) as? T else { return false }
          return (try? rest.evaluate(model)) ?? false
        }
      }
      if sortsHere {
        let models = records.compactMap { context.owner(of: $0) as? T }
        records = models.sorted(using: descriptor.sortBy).compactMap { $0._modelData.record }
      }
      var window = fetch
      window.limit = max(0, descriptor.fetchLimit ?? 0)
      window.offset = max(0, descriptor.fetchOffset ?? 0)
      return window.window(of: records)
    } catch {
      throw SwiftDataError(.loadIssueModelContainer, error.message)
    }
  }

  func count() throws -> Int {
    guard rest == nil else { return try run().count }
    do throws(StoreProblem) {
      return try context.count(fetch, includesPending: descriptor.includePendingChanges)
    } catch {
      throw SwiftDataError(.loadIssueModelContainer, error.message)
    }
  }
}
