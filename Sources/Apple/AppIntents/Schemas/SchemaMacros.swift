import FoundationExtras

// Macros that map a type to a schema. They add the conformance and the title, and make parameters and properties of the
// stored variables that are neither yet.

/// An intent of a schema.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
@attached(memberAttribute)
public macro AppIntent(schema: AppSchema.Intent) =
  #externalMacro(module: "PreviewMacros", type: "SchemaIntent")

/// An intent of a schema, by the name of iOS 18.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
@attached(memberAttribute)
public macro AssistantIntent(schema: AppSchema.Intent) =
  #externalMacro(module: "PreviewMacros", type: "SchemaIntent")

/// An entity of a schema.
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
public macro AppEntity(schema: AppSchema.Entity) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEntity")

/// An entity of a schema, by the name of iOS 18.
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
public macro AssistantEntity(schema: AppSchema.Entity) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEntity")

/// A choice of a schema.
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
public macro AppEnum(schema: AppSchema.Enum) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEnum")

/// A choice of a schema, by the name of iOS 18.
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
public macro AssistantEnum(schema: AppSchema.Enum) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEnum")
