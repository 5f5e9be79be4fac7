import DataModels
import Foundation

@testable import CoreData

/// A book of a library, its accessors as the front end writes them for `@NSManaged`.
final class Book: NSManagedObject {
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var pages: Int32 {
    get { _managedValue("pages") }
    set { _setManagedValue(newValue, "pages") }
  }
  var bought: Date? {
    get { _managedValue("bought") }
    set { _setManagedValue(newValue, "bought") }
  }
  var code: UUID? {
    get { _managedValue("code") }
    set { _setManagedValue(newValue, "code") }
  }
  var shelf: Shelf? {
    get { _managedValue("shelf") }
    set { _setManagedValue(newValue, "shelf") }
  }
  var labels: Set<Label> {
    get { _managedValue("labels") }
    set { _setManagedValue(newValue, "labels") }
  }
}

final class Shelf: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var books: NSSet? {
    get { _managedValue("books") }
    set { _setManagedValue(newValue, "books") }
  }
}

final class Label: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
}

enum Library {
  /// - Parameter rule: what becomes of a shelf's books.
  static func model(_ rule: DataRelationship.DeleteRule = .nullify) -> NSManagedObjectModel {
    var book = DataEntity(name: "Book")
    book.attributes = [
      DataAttribute(name: "title", type: .string, isOptional: true),
      DataAttribute(name: "pages", type: .integer32, isOptional: true),
      DataAttribute(name: "bought", type: .date, isOptional: true),
      DataAttribute(name: "code", type: .uuid, isOptional: true),
    ]
    book.attributes[1].defaultText = "0"
    book.relationships = [
      DataRelationship(name: "shelf", destination: "Shelf", inverse: "books"),
      DataRelationship(name: "labels", destination: "Label", inverse: "books", isToMany: true),
    ]
    book.uniqueness = [["code"]]
    var shelf = DataEntity(name: "Shelf")
    shelf.attributes = [DataAttribute(name: "name", type: .string)]
    var books = DataRelationship(
      name: "books", destination: "Book", inverse: "shelf", isToMany: true)
    books.deleteRule = rule
    shelf.relationships = [books]
    var label = DataEntity(name: "Label")
    label.attributes = [DataAttribute(name: "name", type: .string, isOptional: true)]
    label.relationships = [
      DataRelationship(name: "books", destination: "Book", inverse: "labels", isToMany: true)
    ]
    return NSManagedObjectModel(DataModel(entities: [book, shelf, label]))
  }

  static func context(_ rule: DataRelationship.DeleteRule = .nullify) -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model(rule))
    ManagedObjects.note(Book.self)
    ManagedObjects.note(Shelf.self)
    ManagedObjects.note(Label.self)
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, error in precondition(error == nil) }
    return container.viewContext
  }

  @discardableResult
  static func add(
    _ title: String?, pages: Int32 = 0, bought: Double? = nil, to shelf: Shelf? = nil,
    in context: NSManagedObjectContext
  ) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    book.bought = bought.map(Date.init(timeIntervalSinceReferenceDate:))
    book.shelf = shelf
    return book
  }

  static func titles(
    _ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil,
    sorts: [NSSortDescriptor] = [NSSortDescriptor(key: "title", ascending: true)], limit: Int = 0
  ) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = sorts
    request.fetchLimit = limit
    return try context.fetch(request).map { $0.title ?? "–" }
  }
}
