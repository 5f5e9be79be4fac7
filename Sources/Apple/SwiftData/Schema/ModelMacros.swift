/// Makes a class a model: its stored properties are kept in a store.
@attached(
  member, conformances: Observable, PersistentModel, Sendable,
  names: named(_$data), named(persistentBackingData), named(schemaMetadata), named(init),
  named(_modelData), named(_uniqueKeyPaths))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "Model")

/// The accessors of a property that a model keeps. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "PreviewMacros", type: "PersistedProperty")

/// Says how a property's values are kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Says what becomes of related models when one is deleted, and which relationship leads back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Keeps a property out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Names properties whose values together only one model may have.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Names properties by which models are often looked up.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "ModelMark")

/// Names properties by which models are often looked up, with the kind of each index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "PreviewMacros", type: "ModelMark")
