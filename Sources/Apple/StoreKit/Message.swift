import DeviceWorld
import Foundation
import UIKit

/// A sheet of the App Store over an app. None comes here.
public struct Message: Hashable, Sendable {
  public let reason: Reason

  public struct Reason: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// The messages that wait, of which there are none.
  public static var messages: Messages { Messages() }

  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// Shows nothing, and says so in the frame.
  @MainActor public func display(in scene: UIWindowScene) throws {
    DeviceAnswers.rests("Message.display(in:)", "no sheet is over a widget")
  }
}
