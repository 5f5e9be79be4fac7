import DataStore
import SwiftUI

/// The models of a fetch, in a view: what the storage of a property with `@Query` is.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private var results: [Element] = []
  /// The error of the last fetch.
  public private(set) var fetchError: (any Error)?
  private var context: ModelContext?

  private init(descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  public var modelContext: ModelContext { context ?? .empty }

  public var wrappedValue: Result {
    // All initializers make results of this type.
    guard let results = results as? Result else {
      fatalError("@Query gives an array of \(Element.self).")
    }
    return results
  }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    let context = inputs.environment.modelContext
    self.context = context
    do {
      results = try context.fetch(descriptor)
    } catch {
      fetchError = error
      results = []
      let reason =
        context === ModelContext.empty
        ? "the view was given no container: add .modelContainer(for: \(Element.self).self) to the widget's view."
        : error.localizedDescription
      StoreNotes.add("store-unreadable", "@Query of \(Element.self): \(reason)")
    }
  }
}

extension Query where Result == [Element] {
  public init() { self.init(descriptor: FetchDescriptor()) }
  public init(animation: Animation) { self.init(descriptor: FetchDescriptor()) }
  public init(transaction: Transaction) { self.init(descriptor: FetchDescriptor()) }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor: descriptor)
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.init(descriptor: descriptor)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction?
  ) { self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) { self.init(filter: filter, sort: [Self.order(keyPath, order)]) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction?
  ) { self.init(filter: filter, sort: [Self.order(keyPath, order)]) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction?
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Texts that are sorted by a key path compare as they are, without the rules of a language.
  private static func order<Value: Comparable>(
    _ keyPath: KeyPath<Element, Value> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Element> {
    if let text = keyPath as? KeyPath<Element, String> {
      return SortDescriptor(
        unsafeBitCast(text, to: (KeyPath<Element, String> & Sendable).self), comparator: .lexical,
        order: order)
    }
    return SortDescriptor(keyPath, order: order)
  }
}
