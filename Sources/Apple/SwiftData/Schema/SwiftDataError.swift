/// An error of SwiftData's.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath
    case includePendingChangesWithBatchSize
    case missingModelContext, loadIssueModelContainer, modelValidationFailure
    case unknownSchema, backwardMigration, unsupportedKey,
      configurationFileNameContainsInvalidCharacters
    case configurationSchemaNotFoundInContainerSchema, duplicateConfiguration, denied
  }

  let kind: Kind
  public let message: String

  init(_ kind: Kind, _ message: String = "") {
    self.kind = kind
    self.message = message
  }

  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    .includePendingChangesWithBatchSize)

  /// Errors are equal by their kind, as Apple's have no more.
  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  public var description: String {
    "SwiftDataError.\(kind.rawValue)" + (message.isEmpty ? "" : ": \(message)")
  }
}

extension SwiftDataError: LocalizedError {
  public var errorDescription: String? { description }
}
