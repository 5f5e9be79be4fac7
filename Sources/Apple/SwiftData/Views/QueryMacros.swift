import SwiftUI

/// Makes a property of a view the models of a fetch, in the order in which they were made.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

/// Makes a property of a view the models that a predicate holds for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation = .default
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

/// Makes a property of a view models in the order of a property of theirs.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
  order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, animation: Animation = .default
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
  order: SortOrder = .forward, transaction: Transaction
) = #externalMacro(module: "PreviewMacros", type: "ModelQuery")
