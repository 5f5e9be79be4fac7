import DataModels
import Foundation
import Testing

@testable import CoreData

/// An object with a number of 64 bits, which `Double` can't hold.
final class Ticket: NSManagedObject {
  enum Series: Int64 { case last = 9_007_199_254_740_993 }

  var wide: Int64 {
    get { _managedValue("wide") }
    set { _setManagedValue(newValue, "wide") }
  }
  var plain: Int { _managedValue("wide") }
  var object: NSNumber? { _managedValue("wide") }
  var series: Series? { _managedValue("wide") }
}

@Suite struct WideNumberTests {
  private func ticket() -> (Ticket, NSManagedObjectContext) {
    var entity = DataEntity(name: "Ticket")
    entity.attributes = [DataAttribute(name: "wide", type: .integer64, isOptional: true)]
    ManagedObjects.note(Ticket.self)
    let container = NSPersistentContainer(
      name: "Tickets", managedObjectModel: NSManagedObjectModel(DataModel(entities: [entity])))
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, error in precondition(error == nil) }
    let context = container.viewContext
    return (Ticket(context: context), context)
  }

  @Test(arguments: [9_007_199_254_740_993, Int64.max, Int64.min, -1])
  func everyBitIsKept(_ number: Int64) {
    let (ticket, context) = ticket()
    withExtendedLifetime(context) {
      ticket.wide = number
      #expect(ticket.wide == number)
      #expect(ticket.plain == Int(number))
      #expect(ticket.object?.int64Value == number)
    }
  }

  @Test func aCaseIsFoundByItsWholeNumber() {
    let (ticket, context) = ticket()
    withExtendedLifetime(context) {
      ticket.wide = 9_007_199_254_740_993
      #expect(ticket.series == .last)
      ticket.wide = 9_007_199_254_740_992
      #expect(ticket.series == nil)
    }
  }
}
