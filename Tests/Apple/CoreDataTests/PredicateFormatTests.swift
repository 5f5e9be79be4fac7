import DataStore
import Foundation
import Testing

@testable import CoreData

/// Source: Apple, “Predicate Format String Syntax” in the Predicate Programming Guide.
@Suite struct PredicateFormatTests {
  private static func library(isSaved: Bool) throws -> NSManagedObjectContext {
    let context = Library.context()
    let travel = Shelf(context: context)
    travel.name = "Travel"
    let novels = Shelf(context: context)
    novels.name = "Novels"
    Library.add("Alps", pages: 120, bought: 100, to: travel, in: context)
    Library.add("Bretagne", pages: 80, bought: 200, to: travel, in: context)
    let emma = Library.add("Emma", pages: 400, bought: 300, to: novels, in: context)
    Library.add("Éclair", pages: 95, in: context)
    Library.add(nil, pages: 7, in: context)
    let classic = Label(context: context)
    classic.name = "classic"
    emma.labels = [classic]
    if isSaved { try context.save() }
    return context
  }

  static var cases: [(String, [any CVarArg], [String])] {
    [
      ("pages == 80", [], ["Bretagne"]),
      ("pages != 80", [], ["–", "Alps", "Emma", "Éclair"]),
      ("pages > %d AND pages <= %d", [80, 120], ["Alps", "Éclair"]),
      ("80 < pages && pages < 121", [], ["Alps", "Éclair"]),
      ("pages BETWEEN {80, 100}", [], ["Bretagne", "Éclair"]),
      ("pages IN %@", [[7, 400]], ["–", "Emma"]),
      ("title == %@", ["Emma"], ["Emma"]),
      ("title = 'Emma' OR title = \"Alps\"", [], ["Alps", "Emma"]),
      ("title ==[c] 'EMMA'", [], ["Emma"]),
      ("title ==[cd] 'eclair'", [], ["Éclair"]),
      ("title CONTAINS 'et'", [], ["Bretagne"]),
      ("title CONTAINS[cd] 'E'", [], ["Bretagne", "Emma", "Éclair"]),
      ("title BEGINSWITH 'E'", [], ["Emma"]),
      ("title ENDSWITH[c] 'A'", [], ["Emma"]),
      ("title LIKE '?m*'", [], ["Emma"]),
      ("title MATCHES 'A.*s'", [], ["Alps"]),
      ("title == nil", [], ["–"]),
      ("title != nil AND pages < 100", [], ["Bretagne", "Éclair"]),
      ("NOT (pages > 90)", [], ["–", "Bretagne"]),
      ("%K == %@", ["title", "Alps"], ["Alps"]),
      ("bought >= %@", [NSDate(timeIntervalSinceReferenceDate: 200)], ["Bretagne", "Emma"]),
      ("bought < %@", [Date(timeIntervalSinceReferenceDate: 200)], ["Alps"]),
      ("shelf.name == 'Travel'", [], ["Alps", "Bretagne"]),
      ("shelf == nil", [], ["–", "Éclair"]),
      ("ANY labels.name == 'classic'", [], ["Emma"]),
      ("labels.@count == 0 AND pages > 100", [], ["Alps"]),
      ("SUBQUERY(labels, $l, $l.name BEGINSWITH 'c').@count > 0", [], ["Emma"]),
      ("pages * 2 == 160", [], ["Bretagne"]),
      ("TRUEPREDICATE", [], ["–", "Alps", "Bretagne", "Emma", "Éclair"]),
      ("FALSEPREDICATE", [], []),
    ]
  }

  /// SQL answers where all is saved, and memory where not: both the same.
  @Test(arguments: [true, false]) func aFormatFindsWhatItSays(_ isSaved: Bool) throws {
    let context = try Self.library(isSaved: isSaved)
    for (format, arguments, titles) in Self.cases {
      let predicate = NSPredicate(format: format, arguments: arguments)
      #expect(try Library.titles(context, predicate) == titles, "\(format), saved: \(isSaved)")
    }
  }

  @Test func anObjectIsFoundByItself() throws {
    let context = try Self.library(isSaved: true)
    let shelves = NSFetchRequest<Shelf>(entityName: "Shelf")
    shelves.predicate = NSPredicate(format: "name == %@", "Novels")
    let novels = try #require(try context.fetch(shelves).first)
    #expect(try Library.titles(context, NSPredicate(format: "shelf == %@", novels)) == ["Emma"])
    #expect(
      try Library.titles(context, NSPredicate(format: "shelf = %@", novels.objectID)) == ["Emma"])
    shelves.predicate = NSPredicate(format: "ANY books.pages > 300")
    #expect(try context.fetch(shelves) == [novels])
  }

  @Test func compoundsAndClosuresAreAsked() throws {
    let context = try Self.library(isSaved: true)
    let few = NSPredicate(format: "pages < 100")
    let named = NSPredicate(format: "title != nil")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [few, named])
    #expect(try Library.titles(context, both) == ["Bretagne", "Éclair"])
    #expect(
      try Library.titles(context, NSCompoundPredicate(notPredicateWithSubpredicate: few))
        == ["Alps", "Emma"])
    let closure = NSPredicate { object, _ in (object as? Book)?.title?.count == 4 }
    #expect(try Library.titles(context, closure, limit: 1) == ["Alps"])
  }

  @Test func aPredicateIsAskedOfAText() {
    #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "a@b.de"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "a1"))
    #expect(NSPredicate(format: "SELF BEGINSWITH[c] 'AB'").evaluate(with: "abc"))
  }

  @Test(arguments: [
    "title ==", "title == %@", "(pages > 3", "pages ? 3", "ANY 3 == 3", "title ==[z] 'a'",
  ])
  func aFormatThatCannotBeReadHoldsForNothing(_ format: String) throws {
    let context = try Self.library(isSaved: true)
    #expect(try Library.titles(context, NSPredicate(format: format)) == [])
  }

  @Test func aFormatThatCannotBeReadIsNamedWithItsReason() {
    let notes = StoreNotes.collect { _ = NSPredicate(format: "title ==") }
    #expect(notes.map(\.code) == ["predicate-unreadable"])
    let message = notes.first?.message ?? ""
    #expect(message.hasPrefix("The format of NSPredicate “title ==” can't be read: "))
    #expect(
      message.hasSuffix("On a device the app ends there; here the predicate holds for nothing."))
  }
}
