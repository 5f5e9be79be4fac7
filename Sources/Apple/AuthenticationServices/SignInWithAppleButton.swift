import SwiftUI
import UIKit

/// UIKit's button of a sign-in with Apple. No view of UIKit is drawn here.
open class ASAuthorizationAppleIDButton: UIView {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType { .signIn }
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 6

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}

/// A button that signs in with Apple. It is a view of UIKit, so that a widget shows a prohibition sign in its place.
@MainActor @preconcurrency
public struct SignInWithAppleButton: UIViewRepresentable {
  /// The title of the button.
  public struct Label: Sendable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    public static let signIn = Label(type: .signIn)
    public static let `continue` = Label(type: .continue)
    public static let signUp = Label(type: .signUp)
  }
  /// The colors of the button.
  public struct Style: Sendable {
    let style: ASAuthorizationAppleIDButton.Style
    public static let black = Style(style: .black)
    public static let white = Style(style: .white)
    public static let whiteOutline = Style(style: .whiteOutline)
  }

  @Environment(\.signInWithAppleButtonStyle) private var style
  private let label: Label

  public nonisolated init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }

  public func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    ASAuthorizationAppleIDButton(
      authorizationButtonType: label.type, authorizationButtonStyle: style)
  }
  public func updateUIView(_ uiView: ASAuthorizationAppleIDButton, context: Context) {}
}

extension EnvironmentValues {
  @Entry fileprivate var signInWithAppleButtonStyle = ASAuthorizationAppleIDButton.Style.black
}

extension View {
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View {
    environment(\.signInWithAppleButtonStyle, style.style)
  }
}
