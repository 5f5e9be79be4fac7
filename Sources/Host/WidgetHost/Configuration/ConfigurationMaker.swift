import AppIntents
import DisplayList
import Foundation
import Intents
import WidgetKitCore

/// Makes the configuration that a provider is called with: the intent's defaults, one that the
/// provider recommends, or the values of a file.
@MainActor
struct ConfigurationMaker {
  let driver: WidgetDriver
  let context: ConfigurationContext

  init(_ driver: WidgetDriver, _ context: ConfigurationContext) {
    self.driver = driver
    self.context = context
  }

  struct Made {
    var value: AnyObject?
    /// Notes for the user.
    var notes: [Diagnostic] = []
  }

  /// The reason why a configuration can't be made, for the user.
  struct Refusal: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  /// - Throws: ``Refusal``.
  func make() async throws -> Made {
    let wanted = context.setting.configuration
    if let wanted, wanted.isRecommended {
      return Made(value: try recommended(wanted.name))
    }
    let object = await driver.makeConfiguration()
    if let intent = object as? INIntent {
      let siri = SiriConfiguration(intent: intent, context: context)
      siri.cutToFamily()
      var notes = [siri.missingHandler()].compactMap { $0 }
      if let wanted { notes += try await siri.take(wanted) }
      return Made(value: intent, notes: notes)
    }
    guard let box = object as? ConfigurationBox else {
      guard let wanted else { return Made(value: object) }
      throw Refusal(
        "The configuration \(wanted.name) can't be given to \(context.kind), which has no "
          + "parameters: its configuration is a StaticConfiguration.")
    }
    let app = AppConfiguration(box: box, context: context)
    app.cutToFamily()
    var notes: [Diagnostic] = []
    if let wanted { notes = try await app.take(wanted) }
    return Made(value: box, notes: notes)
  }

  private func recommended(_ name: String) throws -> AnyObject {
    let texts = TextReader(locale: context.setting.locale)
    let all = driver.recommendations().map { (texts.string($0.description), $0.configuration) }
    if let found = all.first(where: { $0.0 == name }) { return found.1 }
    throw Refusal(
      "The provider of \(context.kind) recommends no configuration “\(name)”"
        + (all.isEmpty
          ? "; it recommends none." : ". It recommends: \(all.map(\.0).joined(separator: ", "))."))
  }
}

extension ConfigurationMaker.Refusal {
  static func unknown(
    _ name: String, of kind: String, in wanted: Configuration, known: [String]
  ) -> Self {
    Self(
      "The configuration \(wanted.name) sets \(name), which \(kind) has no parameter for"
        + (known.isEmpty ? "; it has none." : ". It has: \(known.joined(separator: ", "))."))
  }
}
