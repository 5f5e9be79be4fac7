/// The sound and the texts by which an update alerts people.
public struct AlertConfiguration: Equatable {
  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  public struct AlertSound: Equatable, Sendable {
    /// The name of the sound in the app's bundle; nil for the system's own.
    package let name: String?
    public static var `default`: AlertSound { AlertSound(name: nil) }
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}

extension AlertConfiguration: Sendable {}
