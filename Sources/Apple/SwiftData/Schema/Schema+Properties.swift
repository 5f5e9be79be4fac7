import DataModels

/// The options with which an attribute or a relationship of a model is declared.
public protocol SchemaProperty: Sendable {
  var originalName: String { get }
}

extension Schema {
  /// The declaration of an attribute: `@Attribute(.unique)`.
  public struct Attribute: SchemaProperty, @unchecked Sendable {
    public var options: [Option]
    public var originalName: String
    public var hashModifier: String?

    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    /// An option of an attribute.
    public struct Option: Sendable, Hashable {
      enum Kind: Hashable, Sendable {
        case unique, externalStorage, encrypted, preserved, spotlight, ephemeral
        case transformable(String)
      }
      let kind: Kind

      /// The option that no two models have the same value: a model that is inserted replaces the one with its value.
      public static let unique = Option(kind: .unique)
      /// Data that may lie beside the store; here it is always within it.
      public static let externalStorage = Option(kind: .externalStorage)
      /// Nothing is encrypted here: the store is thrown away after the run.
      public static let allowsCloudEncryption = Option(kind: .encrypted)
      public static let preserveValueOnDeletion = Option(kind: .preserved)
      public static let spotlight = Option(kind: .spotlight)
      /// Changes alone don't make a model changed.
      public static let ephemeral = Option(kind: .ephemeral)

      /// The transformer's name, as it was registered.
      public static func transformable(by name: String) -> Option {
        Option(kind: .transformable(name))
      }
      public static func transformable(by type: ValueTransformer.Type) -> Option {
        Option(kind: .transformable(String(describing: type)))
      }
    }
  }

  /// The declaration of a relationship: `@Relationship(deleteRule: .cascade)`.
  public struct Relationship: SchemaProperty, @unchecked Sendable {
    public var options: [Option]
    public var deleteRule: DeleteRule
    public var minimumModelCount: Int?
    public var maximumModelCount: Int?
    public var originalName: String
    public var inverseKeyPath: AnyKeyPath?
    public var hashModifier: String?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    /// An option of a relationship.
    public struct Option: Sendable, Hashable {
      let name: String
      public static let unique = Option(name: "unique")
    }

    /// The effect of a model's deletion on those that it is related to.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// Related models stay as they are, and name a model that is gone.
      case noAction
      /// Related models lead to nothing any more.
      case nullify
      /// Related models are deleted as well.
      case cascade
      /// A model with related ones can't be deleted.
      case deny

      var rule: DataRelationship.DeleteRule {
        switch self {
        case .noAction: .noAction
        case .nullify: .nullify
        case .cascade: .cascade
        case .deny: .deny
        }
      }
    }
  }

  /// A property of a model, as `@Model` describes it.
  public struct PropertyMetadata: @unchecked Sendable {
    public let name: String
    public let keypath: AnyKeyPath
    /// The value that the declaration gives.
    public let defaultValue: Any?
    public let metadata: (any SchemaProperty)?

    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }

  /// The kinds of indices that `#Index` names. Stores here are small: none is made.
  public struct Index<T: PersistentModel>: Sendable {
    /// An index of properties.
    public enum Types<Model: PersistentModel>: @unchecked Sendable {
      case binary([PartialKeyPath<Model>])
      case rtree([PartialKeyPath<Model>])
    }
  }
}

/// The key paths of `#Unique`.
public struct _UniqueKeys<Model: PersistentModel> {
  public let keyPaths: [[AnyKeyPath]]
  public init(_ constraints: [PartialKeyPath<Model>]...) { keyPaths = constraints }
}
