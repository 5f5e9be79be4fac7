import DeviceWorld
import Foundation

/// Changes of the address book, which ``CNContactStore/execute(_:)`` doesn't make here.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  open var shouldRefetchContacts = true
  open var transactionAuthor: String?
  public override init() {}
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

extension CNContactStore {
  /// Changes nothing, and says so in the frame.
  ///
  /// - Throws: a ``CNError``, where the person hasn't allowed the app to use contacts.
  public func execute(_ saveRequest: CNSaveRequest) throws {
    try Self.checkAccess()
    DeviceAnswers.rests(
      "CNContactStore.execute(_:)", "the world file says who is in the address book")
  }
}
