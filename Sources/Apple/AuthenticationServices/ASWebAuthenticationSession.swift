import DeviceWorld
import Foundation
import UIKit

public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a sign-in on a page.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// An object that names the window of a sign-in on a page.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
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
    Callback.onQueue { completion.value(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    return false
  }
  open func cancel() {}
}
