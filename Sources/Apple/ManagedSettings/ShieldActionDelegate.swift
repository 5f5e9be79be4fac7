import Foundation

/// A button of the screen that covers an app or site.
public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }

/// The system's response to a pressed button.
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }

/// The principal class of an extension that answers to the buttons of a shield; never called here.
open class ShieldActionDelegate: NSObject {
  public override init() { super.init() }
  open func handle(
    action: ShieldAction, for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
}
