import DataModels

/// A data model.
open class NSManagedObjectModel: NSObject {
  let model: DataModel
  /// The error that left the model empty, if it couldn't be read.
  let problem: String?

  public override init() {
    model = DataModel()
    problem = nil
  }

  init(_ model: DataModel) {
    self.model = model
    problem = nil
  }

  /// The model in a folder `NAME.momd`, or in the `NAME.xcdatamodeld` that Xcode compiles it from.
  public convenience init?(contentsOf url: URL) {
    guard let path = ModelFiles.existing(url.path), let model = ModelFiles.model(at: path) else {
      return nil
    }
    self.init(model)
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init(DataModel(entities: models.flatMap(\.model.entities)))
  }

  /// One model that combines all models in bundles.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let found = (bundles ?? [.main]).flatMap(ModelFiles.all).compactMap(ModelFiles.model(at:))
    guard !found.isEmpty else { return nil }
    return NSManagedObjectModel(DataModel(entities: found.flatMap(\.entities)))
  }

  open var entities: [NSEntityDescription] {
    model.entities.map { NSEntityDescription($0, in: model) }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  open var versionIdentifiers: Set<AnyHashable> = []
}
