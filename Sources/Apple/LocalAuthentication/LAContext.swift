import DeviceWorld
import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

public let LAErrorDomain = "com.apple.LocalAuthentication"
/// An error of Local Authentication.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// A question who the person is.
open class LAContext: NSObject, @unchecked Sendable {
  public override init() {}
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  private func rests() {
    DeviceAnswers.rests(
      "LAContext.evaluatePolicy(_:localizedReason:)", "no person is there to be asked")
  }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = NSError(
      domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    rests()
    Callback.onQueue { reply(false, LAError(.notInteractive)) }
  }
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    rests()
    throw LAError(.notInteractive)
  }
  open func invalidate() {}
}
