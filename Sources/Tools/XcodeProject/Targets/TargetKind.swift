/// The kind of product that a target makes.
package enum TargetKind: String, Sendable, Codable {
  case application, widgetExtension, intentsExtension, appExtension, framework, library, tests,
    other

  init(productType: String) {
    let type = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
    switch type {
    case "application", "application.on-demand-install-capable", "application.watchapp",
      "application.watchapp2", "application.watchapp2-container", "application.messages":
      self = .application
    case "app-extension", "extensionkit-extension", "app-extension.messages", "watchkit2-extension",
      "watchkit-extension", "tv-app-extension":
      self = .appExtension
    case "app-extension.intents-service": self = .intentsExtension
    case "framework", "framework.static": self = .framework
    case "library.static", "library.dynamic", "bundle": self = .library
    case "bundle.unit-test", "bundle.ui-testing": self = .tests
    default: self = .other
    }
  }

  /// The kind of an extension by the point that it extends.
  init(extensionPoint: String) {
    switch extensionPoint {
    case "com.apple.widgetkit-extension": self = .widgetExtension
    case "com.apple.intents-service": self = .intentsExtension
    default: self = .appExtension
    }
  }
}
