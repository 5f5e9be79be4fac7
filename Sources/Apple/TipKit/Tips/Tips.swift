import Foundation
import SwiftUI

/// The tips of an app.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// The frequency of tips; each picture is a moment, in which one may be shown.
  public struct DisplayFrequency: Hashable, Sendable {
    private let seconds: TimeInterval
    public static let immediate = DisplayFrequency(seconds: 0)
    public static let hourly = DisplayFrequency(seconds: 3600)
    public static let daily = DisplayFrequency(seconds: 86400)
    public static let weekly = DisplayFrequency(seconds: 604_800)
    public static let monthly = DisplayFrequency(seconds: 2_592_000)
  }
  /// The place where the state of tips would be kept; here it is kept nowhere.
  public struct DatastoreLocation: Hashable, Sendable {
    private let path: String
    public static let applicationDefault = DatastoreLocation(path: "")
    public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(path: url.path) }
    public static func groupContainer(identifier: String) throws -> DatastoreLocation {
      DatastoreLocation(path: identifier)
    }
  }
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ url: DatastoreLocation) -> Self { Self() }
  }

  /// Lets tips be shown.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    TipState.shared.change { $0.isConfigured = true }
  }
  public static func resetDatastore() throws {
    TipState.shared.change {
      $0.invalid = [:]
      $0.events = [:]
    }
  }
  public static func showAllTipsForTesting() { TipState.shared.change { $0.shown = true } }
  public static func hideAllTipsForTesting() { TipState.shared.change { $0.shown = false } }
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { showAllTipsForTesting() }

  /// A value that rules ask, the same for all tips of a type.
  public final class Parameter<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    public init(_ value: Value) { self.value = value }
    public var wrappedValue: Value {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// Something that happens, and how often it did.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public struct Donation: Sendable {
      public let date: Date
      public let info: DonationInfo
    }
    public let id: String
    public init(id: String) where DonationInfo == Tips.EmptyDonation { self.id = id }
    public init(_ id: String, _ type: DonationInfo.Type) { self.id = id }
    public var donations: [Donation] {
      TipState.shared.read { $0.events[id] ?? [] }.compactMap { $0 as? Donation }
    }
    public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      let donation = Donation(date: Date(), info: info)
      TipState.shared.change { $0.events[id, default: []].append(donation) }
      completion?()
    }
    public func donate(_ info: DonationInfo) async { sendDonation(info) }
  }
  public struct EmptyDonation: Codable, Sendable { public init() {} }

  /// Whether a tip may be shown.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool
    public init<Value: Sendable>(
      _ input: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool
    ) { holds = { body(input.wrappedValue) } }
    public init<First: Sendable, Second: Sendable>(
      _ first: Parameter<First>, _ second: Parameter<Second>,
      _ body: @escaping @Sendable (First, Second) -> Bool
    ) { holds = { body(first.wrappedValue, second.wrappedValue) } }
    public init<Info: Codable & Sendable>(
      _ input: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool
    ) { holds = { body(input) } }
  }
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
    public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      index = nil
      self.label = label
      self.handler = handler
    }
    public init(
      id: String? = nil, title: some StringProtocol & Sendable,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }
  }
  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
  }

  // Options of a tip, which a picture doesn't go by.
  public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap { $0 }
    }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  public func donate() async { sendDonation() }
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

/// An option of a tip.
public protocol TipOption: Sendable {}

/// The state of the process's tips.
final class TipState: @unchecked Sendable {
  struct Values {
    var isConfigured = false
    /// Whether all are shown, or none; nil for those whose rules hold.
    var shown: Bool?
    var invalid: [String: Tips.InvalidationReason] = [:]
    var events: [String: [any Sendable]] = [:]
  }
  static let shared = TipState()
  private let lock = NSLock()
  private var values = Values()
  func read<Result>(_ body: (Values) -> Result) -> Result { lock.withLock { body(values) } }
  func change(_ body: (inout Values) -> Void) { lock.withLock { body(&values) } }
}
