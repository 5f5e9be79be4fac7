import Foundation

/// The mapping of an entity's objects to those of another model.
///
/// https://developer.apple.com/documentation/coredata/nsentitymapping
open class NSEntityMapping: NSObject {
  open var name: String!
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var destinationEntityName: String?
  open var entityMigrationPolicyClassName: String?
  open var userInfo: [AnyHashable: Any]?
  public override init() {}
}

public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType
  case removeEntityMappingType, copyEntityMappingType, transformEntityMappingType
}

/// The mapping of a store of one model to one of another. Mapping models aren't read, so there is none: a store is opened
/// with the model that the code gives, whose new attributes have their default values.
///
/// https://developer.apple.com/documentation/coredata/nsmappingmodel
open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]!

  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }
  public convenience init?(contentsOf url: URL?) { return nil }
  public override init() { entityMappings = [] }

  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel { throw NSMigrationManager.refusal }
}

/// The code that migrates one entity's objects. It isn't called, since no store is migrated.
///
/// https://developer.apple.com/documentation/coredata/nsentitymigrationpolicy
open class NSEntityMigrationPolicy: NSObject {
  public override init() {}
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// A migration of a store from a model to another. It is refused: a widget reads what the app has migrated.
///
/// https://developer.apple.com/documentation/coredata/nsmigrationmanager
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open var migrationProgress: Float { 0 }
  open var userInfo: [AnyHashable: Any]?

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
  }

  static var refusal: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSMigrationError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "Vitrine migrates no stores by mapping models; give one of the newest model."
      ])
  }

  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL,
    destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws { throw Self.refusal }
  open func cancelMigrationWithError(_ error: any Error) {}
  open func reset() {}
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }
}
