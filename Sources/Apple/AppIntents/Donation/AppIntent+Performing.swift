import FoundationExtras
import SwiftUI

extension AppIntent {
  /// Performs the intent from code.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let result = try await perform()
    if donate { self.donate() }
    guard let value = result.value else {
      throw AppIntentError("\(Self.self) was performed and gave no value.")
    }
    return value
  }

  public func callAsFunction(donate: Bool = true) async throws where PerformResult.Value == Never {
    _ = try await perform()
    if donate { self.donate() }
  }

  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }

  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }

  /// Throws, since a widget can't show the question.
  public func requestConfirmation() async throws { throw Self.asks }

  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { throw Self.asks }

  public func requestConfirmation(
    actionName: ConfirmationActionName, dialog: IntentDialog? = nil
  ) async throws { throw Self.asks }

  public func requestConfirmation(
    conditions: ConfirmationConditions, actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws { throw Self.asks }

  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws { throw Self.asks }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    snippetIntent: some SnippetIntent
  ) async throws { throw Self.asks }

  /// Throws, since a widget can't show the options.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { throw Self.asks }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption { throw Self.asks }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption { throw Self.asks }

  private static var asks: AppIntentError {
    AppIntentError(
      "\(Self.self) asks for a confirmation or a choice, and a widget has no place to answer.")
  }

  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// The context in which an intent is performed.
public struct IntentSystemContext: Sendable {
  /// The exact time of the request: nil, since the system knows it for Siri's requests alone.
  public let preciseTimestamp: Date? = nil
  /// The background: no app runs here.
  public var currentMode: IntentModes.Current { .background }
  public let isVoiceOnly = false
  public var locale: Locale { .current }
}

/// The conditions under which a confirmation is asked for; none for always.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// One of the options that a person is asked to choose from.
public struct IntentChoiceOption: Equatable, Sendable {
  public let title: LocalizedStringResource
  public let style: Style

  /// The meaning of an option.
  public struct Style: Hashable, Sendable {
    private let name: String
    public static let `default` = Style(name: "default")
    public static let destructive = Style(name: "destructive")
    public static let cancel = Style(name: "cancel")
  }

  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  public static var cancel: IntentChoiceOption { .init(title: "Cancel", style: .cancel) }
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    .init(title: title, style: .cancel)
  }
}

/// The label of a button that confirms an action.
public struct ConfirmationActionName: Sendable {
  let label: LocalizedStringResource

  private static func named(_ label: LocalizedStringResource) -> Self { Self(label: label) }
  public static var add: Self { named("Add") }
  public static var addData: Self { named("Add Data") }
  public static var book: Self { named("Book") }
  public static var buy: Self { named("Buy") }
  public static var call: Self { named("Call") }
  public static var checkIn: Self { named("Check In") }
  public static var `continue`: Self { named("Continue") }
  public static var create: Self { named("Create") }
  public static var `do`: Self { named("Do") }
  public static var download: Self { named("Download") }
  public static var filter: Self { named("Filter") }
  public static var find: Self { named("Find") }
  public static var get: Self { named("Get") }
  public static var go: Self { named("Go") }
  public static var log: Self { named("Log") }
  public static var open: Self { named("Open") }
  public static var order: Self { named("Order") }
  public static var pay: Self { named("Pay") }
  public static var play: Self { named("Play") }
  public static var playSound: Self { named("Play Sound") }
  public static var post: Self { named("Post") }
  public static var request: Self { named("Request") }
  public static var run: Self { named("Run") }
  public static var search: Self { named("Search") }
  public static var send: Self { named("Send") }
  public static var set: Self { named("Set") }
  public static var share: Self { named("Share") }
  public static var start: Self { named("Start") }
  public static var startNavigation: Self { named("Start Navigation") }
  public static var toggle: Self { named("Toggle") }
  public static var turnOff: Self { named("Turn Off") }
  public static var turnOn: Self { named("Turn On") }
  public static var view: Self { named("View") }

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> Self { named(acceptLabel) }
}
