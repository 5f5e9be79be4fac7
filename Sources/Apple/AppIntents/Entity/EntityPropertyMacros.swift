import FoundationExtras

/// A property of an entity that is computed from others.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty() = #externalMacro(module: "PreviewMacros", type: "EntityProperty")

@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "PreviewMacros", type: "EntityProperty")

/// A property of an entity that is fetched only when it is asked for, with an `async` getter.
@attached(peer, names: prefixed(`$`))
public macro DeferredProperty() = #externalMacro(module: "PreviewMacros", type: "DeferredProperty")

@attached(peer, names: prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "PreviewMacros", type: "DeferredProperty")
