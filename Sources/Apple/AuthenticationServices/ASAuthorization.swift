import DeviceWorld
import Foundation
import UIKit

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
/// An error of a sign-in.
public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// A sign-in that succeeded, which none does here.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  package init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
  public struct Scope: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name")
    public static let email = Self(rawValue: "email")
  }
  public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = Self(rawValue: "implicit")
    public static let operationLogin = Self(rawValue: "login")
    public static let operationRefresh = Self(rawValue: "refresh")
    public static let operationLogout = Self(rawValue: "logout")
  }
}
/// A request of a provider.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request whose answer can be told from others.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}

/// Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  @preconcurrency
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { Callback.onQueue { completion(.notFound, nil) } }
}

@MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// The window over which a sign-in is shown.
public typealias ASPresentationAnchor = UIWindow

/// An object that names the window of a sign-in.
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks the person to sign in, which fails at once.
@MainActor open class ASAuthorizationController: NSObject {
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public nonisolated let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  public nonisolated init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  open func performRequests() {
    DeviceAnswers.rests(
      "ASAuthorizationController.performRequests()", "no person is there to sign in")
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
  }
}
