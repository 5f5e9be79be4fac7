import DeviceWorld
import Foundation

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's part of iCloud.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let standard = CKContainer(identifier: "")
  open class func `default`() -> CKContainer { standard }
  public let containerIdentifier: String?
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier.isEmpty ? nil : containerIdentifier
  }

  open var privateCloudDatabase: CKDatabase { CKDatabase(.private) }
  open var publicCloudDatabase: CKDatabase { CKDatabase(.public) }
  open var sharedCloudDatabase: CKDatabase { CKDatabase(.shared) }
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    CKDatabase(databaseScope)
  }

  static func section() -> CloudSection? {
    DeviceAnswers.ask(\.iCloud, key: "iCloud", "CKContainer for iCloud", empty: "no account")
  }
  static var status: CKAccountStatus {
    guard let section = section() else { return .noAccount }
    return switch section.account {
    case .couldNotDetermine: .couldNotDetermine
    case .restricted: .restricted
    case .noAccount: .noAccount
    case .temporarilyUnavailable: .temporarilyUnavailable
    case .available, nil: .available
    }
  }

  open func accountStatus() async throws -> CKAccountStatus { Self.status }
  @preconcurrency
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    let status = Self.status
    Callback.onQueue { completionHandler(status, nil) }
  }
  open func userRecordID() async throws -> CKRecord.ID {
    guard Self.status == .available else { throw CKError(.notAuthenticated) }
    return CKRecord.ID(recordName: "_user")
  }
  @preconcurrency
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    let isThere = Self.status == .available
    Callback.onQueue {
      completionHandler(
        isThere ? CKRecord.ID(recordName: "_user") : nil,
        isThere ? nil : CKError(.notAuthenticated))
    }
  }
}
