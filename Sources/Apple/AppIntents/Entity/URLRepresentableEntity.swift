/// An entity that has a URL of its own.
public protocol URLRepresentableEntity: AppEntity {}
