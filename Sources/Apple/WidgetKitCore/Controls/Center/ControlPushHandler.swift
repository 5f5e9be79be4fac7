import Foundation

/// The token by which a server reaches a control.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// A handler that is called when the tokens of the user's controls change. It is never called here,
/// since no server sends pushes.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}
