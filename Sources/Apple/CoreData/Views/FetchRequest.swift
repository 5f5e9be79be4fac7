import DataStore
import SwiftUI

/// The objects that a fetch request finds, as a property of a view. They are fetched before the view's body is read.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private var results: [Result] = []

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(results: results, request: request)
  }

  public var projectedValue: Binding<FetchedResults<Result>> {
    let value = wrappedValue
    return Binding(get: { value }, set: { _ in })
  }

  public mutating func _install(_ inputs: _ViewInputs, _ place: Int) {
    let context = inputs.environment.managedObjectContext
    do {
      results = try context.fetch(request)
    } catch {
      StoreNotes.add("store-unreadable", "@FetchRequest: \(error.localizedDescription)")
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  // An empty list fits both: it is one of Swift's.
  @_disfavoredOverload public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors.map { NSSortDescriptor($0) }
    request.predicate = predicate
  }
}

/// The objects that a ``FetchRequest`` found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let results: [Result]
  private let request: NSFetchRequest<Result>

  init(results: [Result], request: NSFetchRequest<Result>) {
    self.results = results
    self.request = request
  }

  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }

  public var startIndex: Int { results.startIndex }
  public var endIndex: Int { results.endIndex }
  public subscript(position: Int) -> Result { results[position] }
}
