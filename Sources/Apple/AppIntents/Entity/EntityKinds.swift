import FoundationExtras

/// An entity that Spotlight may list.
/// - Support: partly; a widget's host has no index.
public protocol IndexedEntity: AppEntity {}

/// An entity that is stored as a file.
public protocol FileEntity: AppEntity {}

/// An entity that has a URL of its own.
public protocol URLRepresentableEntity: AppEntity {}
