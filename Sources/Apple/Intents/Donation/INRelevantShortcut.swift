import FoundationExtras

public enum INRelevantShortcutRole: Int, Sendable { case action = 0, information }

/// A shortcut with the times and habits it is relevant for.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  public let shortcut: INShortcut
  open var relevanceProviders: [INRelevanceProvider] = []
  open var watchTemplate: INDefaultCardTemplate?
  /// The kind of the widget that the Smart Stack shows for it.
  open var widgetKind: String?
  open var shortcutRole = INRelevantShortcutRole.action

  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The store of relevant shortcuts.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  public static let `default` = INRelevantShortcutStore()

  private override init() {}

  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Donations.set(shortcuts.map(\.record))
    completionHandler?(nil)
  }

  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    Donations.set(shortcuts.map(\.record))
  }
}

extension INRelevantShortcut {
  fileprivate var record: Donations.Record {
    let intent = shortcut.intent
    return Donations.Record(
      intent: intent.map { String(describing: type(of: $0)) }
        ?? shortcut.userActivity?.activityType ?? "",
      values: intent?._values.lines ?? [], identifier: intent?.identifier ?? "",
      groupIdentifier: nil, widgetKind: widgetKind, relevance: relevanceProviders.map(\.text))
  }
}

/// The reason why a shortcut is relevant.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  var text: String { "" }
}

/// Relevant from one moment to another.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date?

  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
  }

  override var text: String {
    [startDate, endDate].map { $0?.formatted(.iso8601) ?? "" }.joined(separator: "–")
  }
}

/// Relevant at a location.
@available(*, unavailable, message: "locations need CoreLocation, which isn't available here")
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {}

/// Relevant at a time of the user's day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public enum Situation: Int, Sendable {
    case morning = 0, evening, home, work, school, gym, commute, headphonesConnected
    case activeWorkout, physicalActivityIncomplete
  }
  public let situation: Situation
  public init(situation: Situation) { self.situation = situation }
  override var text: String { "\(situation)" }
}

/// The card of a relevant shortcut on the watch.
open class INDefaultCardTemplate: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: INImage?
  public init(title: String) { self.title = title }
}
