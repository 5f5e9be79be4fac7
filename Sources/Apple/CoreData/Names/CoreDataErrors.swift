import DataStore

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationMissingSourceModelError = 134130
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSManagedObjectConstraintMergeError = 133021
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectMergeError = 133020
public let NSSQLiteError = 134180

/// Errors of Core Data, as NSError has them.
enum CoreDataError {
  static func error(_ code: Int, _ message: String, _ more: [String: Any] = [:]) -> NSError {
    var info = more
    info[NSLocalizedDescriptionKey] = message
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  static func error(_ problem: StoreProblem) -> NSError {
    StoreNotes.note(problem)
    let code =
      switch problem.kind {
      case .cannotOpen, .locked: NSPersistentStoreOpenError
      case .damaged: 259
      case .otherModel: NSPersistentStoreIncompatibleVersionHashError
      case .readOnly: 513
      case .constraint: NSManagedObjectConstraintMergeError
      case .query: NSSQLiteError
      }
    return error(code, problem.message)
  }

  /// - Parameter object: the app's object of a record.
  static func error(_ problem: SaveProblem, object: (StoreRecord) -> Any) -> NSError {
    switch problem {
    case .store(let problem): return error(problem)
    case .noStore:
      return error(
        NSPersistentStoreOperationError,
        "No store is open: call loadPersistentStores before objects are saved.")
    case .invalid(let records):
      let errors = records.map { invalid in
        error(
          code(of: invalid.rule), invalid.message,
          [
            NSValidationObjectErrorKey: object(invalid.record),
            NSValidationKeyErrorKey: invalid.name,
          ])
      }
      if errors.count == 1 { return errors[0] }
      return error(
        NSValidationMultipleErrorsError, records.map(\.message).joined(separator: " "),
        [NSDetailedErrorsKey: errors])
    }
  }

  private static func code(of rule: InvalidRecord.Rule) -> Int {
    switch rule {
    case .missing: NSValidationMissingMandatoryPropertyError
    case .tooFew: NSValidationRelationshipLacksMinimumCountError
    case .tooMany: NSValidationRelationshipExceedsMaximumCountError
    case .deniedDelete: NSValidationRelationshipDeniedDeleteError
    case .notUnique: NSManagedObjectConstraintMergeError
    }
  }
}
