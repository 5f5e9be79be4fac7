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
  public struct Scope: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name")
    public static let email = Self(rawValue: "email")
  }
}
/// A request of a provider.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}

/// Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
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

/// An object that names the window of a sign-in on a page.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
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

/// A sign-in on a page, which fails at once.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  open var prefersEphemeralWebBrowserSession = false
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }
  @discardableResult
  open func start() -> Bool {
    DeviceAnswers.rests("ASWebAuthenticationSession.start()", "no person is there to sign in")
    let completion = Passed(completion)
    Callback.onQueue { completion.value(nil, ASAuthorizationError(.canceled)) }
    return false
  }
  open func cancel() {}
}
