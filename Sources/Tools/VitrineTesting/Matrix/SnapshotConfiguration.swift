import AppIntents
import Failures
import Intents
import WidgetHost
import WidgetKitCore

/// The user's choices in Edit Widget, with a name that is part of the golden's: `~cfg-cairo`.
///
///     SnapshotConfiguration("cairo", CityIntent(city: .cairo))
public struct SnapshotConfiguration: Sendable {
  let name: String
  let object: Handover<AnyObject>?
  let type: String

  public init<Intent: AppIntent>(_ name: String, _ intent: Intent) {
    self.name = name
    object = Handover(ConfigurationBox(intent))
    type = "\(Intent.self)"
  }

  public init<Intent: INIntent>(_ name: String, _ intent: Intent) {
    self.name = name
    object = Handover(intent)
    type = "\(Intent.self)"
  }

  private init(recommended name: String) {
    self.name = name
    object = nil
    type = ""
  }

  /// The configuration that the widget's provider recommends by this description.
  public static func recommended(_ description: String) -> SnapshotConfiguration {
    SnapshotConfiguration(recommended: description)
  }

  var configuration: Configuration {
    Configuration(name: name, values: [:], isRecommended: object == nil)
  }

  /// Has the driver pass the configuration to its provider.
  ///
  /// - Throws: a ``Failure``, where the widget is configured by another intent, or by none.
  @MainActor
  func give(to driver: WidgetDriver, of kind: String) async throws {
    guard let object else { return }
    let standard = await driver.makeConfiguration()
    let wanted = Self.type(of: standard)
    guard let wanted else {
      throw Failure(
        "The configuration \(name) can't be given to \(kind), which has no parameters: its "
          + "configuration is a StaticConfiguration.")
    }
    guard wanted == type else {
      throw Failure(
        "The configuration \(name) is a \(type); \(kind) is configured by \(wanted).")
    }
    driver.makeConfiguration = { object.value }
  }

  private static func type(of object: AnyObject?) -> String? {
    if let box = object as? ConfigurationBox { return "\(Swift.type(of: box.intent))" }
    return object.map { "\(Swift.type(of: $0))" }
  }
}
