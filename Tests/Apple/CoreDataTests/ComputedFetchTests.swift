import Foundation
import Testing

@testable import CoreData

/// Values that a fetch computes, by Apple's documentation and the public articles that are named.
@Suite struct ComputedFetchTests {
  /// Five books on two shelves and one on none.
  private static func context() throws -> NSManagedObjectContext {
    let context = Library.context()
    let a = Shelf(context: context), b = Shelf(context: context)
    (a.name, b.name) = ("a", "b")
    for (title, pages, bought, shelf) in [
      ("x", 10, 100.0, b), ("y", 30, 300, a), ("z", 20, 200, b), (nil, 40, nil, a),
    ] as [(String?, Int32, Double?, Shelf)] {
      Library.add(title, pages: pages, bought: bought, to: shelf, in: context)
    }
    Library.add("alone", pages: 5, in: context)
    try context.save()
    return context
  }

  private static func column(
    _ name: String, _ function: String, _ argument: CoreData.NSExpression,
    _ type: NSAttributeType
  ) -> NSExpressionDescription {
    let description = NSExpressionDescription()
    description.name = name
    description.expression = NSExpression(forFunction: function, arguments: [argument])
    description.expressionResultType = type
    return description
  }

  private static func rows(
    _ context: NSManagedObjectContext, _ properties: [Any],
    _ change: (NSFetchRequest<NSDictionary>) -> Void = { _ in }
  ) throws -> [[String: Any]] {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = properties
    change(request)
    return try context.fetch(request).compactMap { $0 as? [String: Any] }
  }

  /// https://developer.apple.com/library/ios/documentation/DataManagement/Conceptual/CoreDataSnippets/Articles/fetchExpressions.html:
  /// an NSExpressionDescription specifies a function for a fetch request, whose result is one dictionary with its name.
  @Test(arguments: [("min:", 5), ("max:", 40), ("sum:", 105), ("average:", 21), ("count:", 5)])
  func aFunctionOfAllObjectsIsOneRow(_ function: String, _ expected: Int32) throws {
    let column = Self.column(
      "value", function, NSExpression(forKeyPath: "pages"), .integer32AttributeType)
    let rows = try Self.rows(Self.context(), [column])
    #expect(rows.count == 1)
    #expect(rows.first?["value"] as? Int32 == expected)
  }

  /// https://useyourloaf.com/blog/core-data-queries-using-expressions: the oldest and the newest date in one fetch.
  @Test func datesAreCompared() throws {
    let path = NSExpression(forKeyPath: \Book.bought)
    #expect(path.keyPath == "bought")
    let rows = try Self.rows(
      Self.context(),
      [
        Self.column("oldest", "min:", path, .dateAttributeType),
        Self.column("newest", "max:", path, .dateAttributeType),
      ])
    #expect(rows.first?["oldest"] as? Date == Date(timeIntervalSinceReferenceDate: 100))
    #expect(rows.first?["newest"] as? Date == Date(timeIntervalSinceReferenceDate: 300))
  }

  /// Only objects that match the predicate are computed with.
  @Test func thePredicateComesFirst() throws {
    let sum = Self.column(
      "sum", "sum:", NSExpression(forKeyPath: "pages"), .integer64AttributeType)
    let rows = try Self.rows(Self.context(), [sum]) {
      $0.predicate = NSPredicate(format: "pages > %d", 15)
    }
    #expect(rows.first?["sum"] as? Int64 == 90)
  }

  /// SQL: COUNT of a column leaves nulls out, MAX of no rows is NULL, which a dictionary has no key for.
  @Test func nullsAndNothing() throws {
    let context = try Self.context()
    let titles = Self.column(
      "titles", "count:", NSExpression(forKeyPath: "title"), .integer32AttributeType)
    let all = Self.column(
      "all", "count:", CoreData.NSExpression.expressionForEvaluatedObject(), .integer32AttributeType
    )
    let most = Self.column(
      "most", "max:", NSExpression(forKeyPath: "pages"), .integer32AttributeType)
    let rows = try Self.rows(context, [titles, all])
    #expect(rows.first?["titles"] as? Int32 == 4 && rows.first?["all"] as? Int32 == 5)
    let none = try Self.rows(context, [titles, most]) { $0.predicate = NSPredicate(value: false) }
    #expect(none.count == 1)
    #expect(none.first?["titles"] as? Int32 == 0 && none.first?["most"] == nil)
  }

  /// “Aggregates will operate on the groups specified in propertiesToGroupBy rather than the whole table.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/propertiestogroupby
  @Test func aggregatesAreOfTheirGroup() throws {
    let sum = Self.column(
      "sum", "sum:", NSExpression(forKeyPath: "pages"), .integer32AttributeType)
    let context = try Self.context()
    let rows = try Self.rows(context, ["shelf.name", sum]) {
      $0.propertiesToGroupBy = ["shelf.name"]
    }
    #expect(rows.map { $0["shelf.name"] as? String } == [nil, "a", "b"])
    #expect(rows.compactMap { $0["sum"] as? Int32 } == [5, 70, 30])
    let sorted = try Self.rows(context, ["shelf.name", sum]) {
      $0.propertiesToGroupBy = ["shelf.name"]
      $0.sortDescriptors = [NSSortDescriptor(key: "shelf.name", ascending: false)]
      $0.fetchLimit = 2
    }
    #expect(sorted.compactMap { $0["sum"] as? Int32 } == [30, 70])
  }

  /// “The predicate to use to filter rows being returned by a query containing a GROUP BY directive.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/havingpredicate
  @Test func groupsAreFilteredByWhatTheyHold() throws {
    let count = Self.column(
      "number", "count:", NSExpression(forKeyPath: "pages"), .integer32AttributeType)
    let rows = try Self.rows(Self.context(), ["shelf.name", count]) {
      $0.propertiesToGroupBy = ["shelf.name"]
      $0.havingPredicate = NSPredicate(format: "number > 1")
    }
    #expect(rows.map { $0["shelf.name"] as? String } == ["a", "b"])
  }

  /// A function of one value is computed for each object.
  @Test func aValueOfEachObject() throws {
    let upper = Self.column(
      "upper", "uppercase:", NSExpression(forKeyPath: "title"), .stringAttributeType)
    let rows = try Self.rows(Self.context(), ["pages", upper]) {
      $0.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
      $0.fetchLimit = 2
    }
    #expect(rows.map { $0["upper"] as? String } == ["ALONE", "X"])
  }

  /// A function that no store computes ends the fetch with its name and what there is.
  @Test func anUnknownFunctionIsAnError() throws {
    let median = Self.column(
      "median", "median:", NSExpression(forKeyPath: "pages"), .doubleAttributeType)
    let error = #expect(throws: NSError.self) { try Self.rows(Self.context(), [median]) }
    #expect(
      error?.localizedDescription
        == "A store doesn't compute the function “median:”. It computes count:, sum:, min:, max:, average:, abs:, "
        + "ceiling:, floor:, lowercase:, uppercase: and length:.")
  }

  /// The bits of a number, in SQL and in memory:
  /// https://developer.apple.com/documentation/foundation/nspredicate, whose expressions have bitwiseAnd:with:.
  @Test(arguments: [
    ("(pages & 8) != 0", [10, 30, 40]), ("pages & %d == 4", [5, 20, 30]), ("(pages | 1) == 5", [5]),
  ])
  func bitsAreAsked(_ format: String, _ expected: [Int32]) throws {
    let context = try Self.context()
    let predicate =
      format.contains("%") ? NSPredicate(format: format, 4) : NSPredicate(format: format)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    #expect(try context.fetch(request).map(\.pages) == expected)
    let numbers: [Int32] = [5, 10, 20, 30, 40]
    #expect(numbers.filter { predicate.evaluate(with: ["pages": $0]) } == expected)
  }

  /// A descriptor from a file that doesn't import Core Data, as files of apps that ask Photos have:
  /// https://github.com/BalajiSrinika/MultipleWidgets.
  @Test func anOrderByANameAloneIsOfTheStore() throws {
    let order = NSSortDescriptor(named: "pages", ascending: false)
    #expect(order.key == "pages")
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [order]
    #expect(try Self.context().fetch(request).map(\.pages) == [40, 30, 20, 10, 5])
  }
}
