/// The schemas of actions and contents that the system knows, by their domains. A picture asks for none, so that any
/// name of a domain is taken: `.photos.createAlbum`.
public enum AppSchema {
  /// A schema of an action.
  @dynamicMemberLookup
  public struct Intent: Hashable, Sendable {
    private let path: String
    public subscript(dynamicMember name: String) -> Intent { Intent(path: "\(path).\(name)") }
    public static var assistant: Intent { Intent(path: "assistant") }
    public static var audio: Intent { Intent(path: "audio") }
    public static var books: Intent { Intent(path: "books") }
    public static var browser: Intent { Intent(path: "browser") }
    public static var calendar: Intent { Intent(path: "calendar") }
    public static var camera: Intent { Intent(path: "camera") }
    public static var clock: Intent { Intent(path: "clock") }
    public static var files: Intent { Intent(path: "files") }
    public static var journal: Intent { Intent(path: "journal") }
    public static var mail: Intent { Intent(path: "mail") }
    public static var maps: Intent { Intent(path: "maps") }
    public static var messages: Intent { Intent(path: "messages") }
    public static var notes: Intent { Intent(path: "notes") }
    public static var payments: Intent { Intent(path: "payments") }
    public static var phone: Intent { Intent(path: "phone") }
    public static var photos: Intent { Intent(path: "photos") }
    public static var presentation: Intent { Intent(path: "presentation") }
    public static var reader: Intent { Intent(path: "reader") }
    public static var reminders: Intent { Intent(path: "reminders") }
    public static var spreadsheet: Intent { Intent(path: "spreadsheet") }
    public static var system: Intent { Intent(path: "system") }
    public static var visualIntelligence: Intent { Intent(path: "visualIntelligence") }
    public static var whiteboard: Intent { Intent(path: "whiteboard") }
    public static var wordProcessor: Intent { Intent(path: "wordProcessor") }
  }
  /// A schema of a content.
  @dynamicMemberLookup
  public struct Entity: Hashable, Sendable {
    private let path: String
    public subscript(dynamicMember name: String) -> Entity { Entity(path: "\(path).\(name)") }
    public static var audio: Entity { Entity(path: "audio") }
    public static var books: Entity { Entity(path: "books") }
    public static var browser: Entity { Entity(path: "browser") }
    public static var calendar: Entity { Entity(path: "calendar") }
    public static var clock: Entity { Entity(path: "clock") }
    public static var files: Entity { Entity(path: "files") }
    public static var journal: Entity { Entity(path: "journal") }
    public static var mail: Entity { Entity(path: "mail") }
    public static var maps: Entity { Entity(path: "maps") }
    public static var messages: Entity { Entity(path: "messages") }
    public static var notes: Entity { Entity(path: "notes") }
    public static var payments: Entity { Entity(path: "payments") }
    public static var phone: Entity { Entity(path: "phone") }
    public static var photos: Entity { Entity(path: "photos") }
    public static var presentation: Entity { Entity(path: "presentation") }
    public static var reader: Entity { Entity(path: "reader") }
    public static var reminders: Entity { Entity(path: "reminders") }
    public static var spreadsheet: Entity { Entity(path: "spreadsheet") }
    public static var system: Entity { Entity(path: "system") }
    public static var visualIntelligence: Entity { Entity(path: "visualIntelligence") }
    public static var whiteboard: Entity { Entity(path: "whiteboard") }
    public static var wordProcessor: Entity { Entity(path: "wordProcessor") }
  }
  /// A schema of a choice.
  @dynamicMemberLookup
  public struct Enum: Hashable, Sendable {
    private let path: String
    public subscript(dynamicMember name: String) -> Enum { Enum(path: "\(path).\(name)") }
    public static var audio: Enum { Enum(path: "audio") }
    public static var books: Enum { Enum(path: "books") }
    public static var browser: Enum { Enum(path: "browser") }
    public static var calendar: Enum { Enum(path: "calendar") }
    public static var camera: Enum { Enum(path: "camera") }
    public static var clock: Enum { Enum(path: "clock") }
    public static var files: Enum { Enum(path: "files") }
    public static var journal: Enum { Enum(path: "journal") }
    public static var mail: Enum { Enum(path: "mail") }
    public static var maps: Enum { Enum(path: "maps") }
    public static var messages: Enum { Enum(path: "messages") }
    public static var notes: Enum { Enum(path: "notes") }
    public static var payments: Enum { Enum(path: "payments") }
    public static var phone: Enum { Enum(path: "phone") }
    public static var photos: Enum { Enum(path: "photos") }
    public static var presentation: Enum { Enum(path: "presentation") }
    public static var reader: Enum { Enum(path: "reader") }
    public static var reminders: Enum { Enum(path: "reminders") }
    public static var spreadsheet: Enum { Enum(path: "spreadsheet") }
    public static var system: Enum { Enum(path: "system") }
    public static var whiteboard: Enum { Enum(path: "whiteboard") }
    public static var wordProcessor: Enum { Enum(path: "wordProcessor") }
  }
}

/// The schemas by their names of iOS 18.
public enum AssistantSchemas {
  public typealias IntentSchema = AppSchema.Intent
  public typealias EntitySchema = AppSchema.Entity
  public typealias EnumSchema = AppSchema.Enum
}
