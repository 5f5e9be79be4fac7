import Foundation

/// A service that signs people in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The proof of a sign-in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Whether the system takes the account's owner for a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The proof of a sign-in with Apple. None is made here, since no sign-in succeeds.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  public let user: String
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus: ASUserDetectionStatus

  package init(user: String, email: String? = nil, fullName: PersonNameComponents? = nil) {
    self.user = user
    self.email = email
    self.fullName = fullName
    state = nil
    authorizedScopes = []
    authorizationCode = nil
    identityToken = nil
    realUserStatus = .unsupported
  }
}

/// A password of the keychain. None is handed out here.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// The passwords of the keychain.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  public override init() {}
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}
