import DeviceWorld
import SwiftUI

/// An action of the environment that shows a message of the App Store.
@MainActor public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ message: Message) throws {
    DeviceAnswers.rests("DisplayMessageAction", "no sheet is over a widget")
  }
}

/// An action of the environment that asks the person to rate the app.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {
    DeviceAnswers.rests("RequestReviewAction", "a widget can't ask the person")
  }
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
