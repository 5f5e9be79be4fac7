import Foundation

/// A service that an app offers in the sheet of activities. As documented, the base class can perform none.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  public enum Category: Int, Sendable { case action, share }

  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  public override init() { super.init() }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(false) }
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity.ActivityType {
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  public static let message = Self("com.apple.UIKit.activity.Message")
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  public static let print = Self("com.apple.UIKit.activity.Print")
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
}
