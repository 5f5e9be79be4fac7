import DisplayList

/// The data that a provider asked for and didn't get, for which a device keeps the widget's placeholder as well: one
/// without a network, one whose app has written nothing yet, one that doesn't know where it is. A module that isn't
/// there is such a lack as well.
enum MissingData: String, CaseIterable {
  case network = "network-denied"
  case appGroup = "app-group-empty"
  case store = "store-empty"
  case device = "device-unanswered"
  case world = "device-fixture"
  /// Closures that a stub takes aren't called, so what waits for one never goes on.
  case module = "stub-module"
  case code = "stub-code"

  /// The first that a call's notes tell of.
  init?(_ notes: [Diagnostic]) {
    guard let found = notes.lazy.compactMap({ MissingData(rawValue: $0.code) }).first else {
      return nil
    }
    self = found
  }

  /// Whether a provider's process ended since something isn't there, by the words on its end: a stub can't make a value of
  /// each type, and a query gives no entity from an empty store.
  static func isEnd(_ cause: String) -> Bool {
    cause.contains("isn't there; its value can't be made")
      || cause.contains("was read before it had a value, as its query gave none")
  }

  /// The end of “The provider gave no entry after …”.
  var reason: String {
    switch self {
    case .network: "a request of its had failed"
    case .appGroup: "its App Group had no data"
    case .store: "its store had no object"
    case .device: "a framework of the device had nothing to answer by"
    case .world: "a section of the world file couldn't be used"
    case .module, .code: "asking a module that isn't there"
    }
  }
}
