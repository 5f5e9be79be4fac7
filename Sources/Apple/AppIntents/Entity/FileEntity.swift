/// An entity that is stored as a file.
public protocol FileEntity: AppEntity {}
