/// An entity that Spotlight may list.
/// - Support: partly; a widget's host has no index.
public protocol IndexedEntity: AppEntity {}
