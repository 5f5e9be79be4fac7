import Foundation
import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The composer of a mail.
open class MFMailComposeViewController: UINavigationController {
  /// Whether mail can be sent: false, since there is no account.
  open class func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}
@MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

/// The composer of a message.
open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
}
@MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
