import AuthenticationServices
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Signing in, for which no person is there.
@MainActor @Suite struct SignInTests {
  private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
    var code: ASAuthorizationError.Code?
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      code = (error as? ASAuthorizationError)?.code
    }
  }

  @Test func aSignInFails() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    #expect(request.provider is ASAuthorizationAppleIDProvider)
    let delegate = Delegate()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = delegate
    controller.performRequests()
    #expect(delegate.code == .notInteractive)
  }

  @Test func anErrorOfAPageIsKnownByItsNumber() {
    let error = ASWebAuthenticationSessionError(.canceledLogin) as NSError
    #expect(error.code == 1)
    #expect(error.domain == "com.apple.AuthenticationServices.WebAuthenticationSession")
  }

  @Test func theCredentialOfASignInIsItsAppleAccounts() {
    let authorization = ASAuthorization(
      provider: ASAuthorizationAppleIDProvider(),
      credential: ASAuthorizationAppleIDCredential(user: "7", email: "a@example.org"))
    let credential = authorization.credential as? ASAuthorizationAppleIDCredential
    #expect(credential?.user == "7" && credential?.email == "a@example.org")
    #expect(authorization.credential as? ASPasswordCredential == nil)
  }

  /// A view of UIKit, in whose place a widget shows a sign.
  @Test func theButtonOfASignInIsAViewOfUIKit() {
    let button = SignInWithAppleButton(.continue) { request in
      request.requestedScopes = [.email]
    } onCompletion: { _ in
    }
    .signInWithAppleButtonStyle(.white)
    let list = ViewRenderer().render(
      button, size: CGSize(width: 100, height: 40), environment: EnvironmentValues(),
      options: RenderOptions(displayDate: Date(timeIntervalSince1970: 0))
    ).displayList
    #expect(
      list.diagnostics.map(\.message) == [
        "SignInWithAppleButton is a UIKit view; a widget shows a prohibition sign in its place"
      ])
  }
}
