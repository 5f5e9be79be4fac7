import SwiftUI

/// The sheet that offers a subscription. It isn't presented here.
public enum MusicSubscriptionOffer {
  public struct Action: Hashable, Sendable {
    public static let subscribe = Action()
  }
  public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let join = MessageIdentifier(rawValue: "join")
    public static let connect = MessageIdentifier(rawValue: "connect")
    public static let addMusic = MessageIdentifier(rawValue: "addMusic")
    public static let playMusic = MessageIdentifier(rawValue: "playMusic")
  }
  public struct Options: Sendable {
    public var action = Action.subscribe
    public var messageIdentifier = MessageIdentifier.join
    public var itemID: MusicItemID?
    public var affiliateToken: String?
    public var campaignToken: String?
    public init(
      action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join,
      itemID: MusicItemID? = nil, affiliateToken: String? = nil, campaignToken: String? = nil
    ) {
      self.action = action
      self.messageIdentifier = messageIdentifier
      self.itemID = itemID
      self.affiliateToken = affiliateToken
      self.campaignToken = campaignToken
    }
    public static var `default`: Options { Options() }
  }
}

extension View {
  /// A sheet that offers a subscription where the value is true. A sheet isn't part of a widget's picture.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }
}
