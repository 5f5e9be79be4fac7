import Foundation
import UIKit

// How people write: the keyboard, focus and submitting. None of it shows in a picture.

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { .init() }
  public static var go: SubmitLabel { .init() }
  public static var send: SubmitLabel { .init() }
  public static var join: SubmitLabel { .init() }
  public static var route: SubmitLabel { .init() }
  public static var search: SubmitLabel { .init() }
  public static var `return`: SubmitLabel { .init() }
  public static var next: SubmitLabel { .init() }
  public static var `continue`: SubmitLabel { .init() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct TextInputAutocapitalization: Sendable {
  public init?(_ type: UITextAutocapitalizationType) {}
  private init() {}
  public static var never: TextInputAutocapitalization { .init() }
  public static var words: TextInputAutocapitalization { .init() }
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}

extension View {
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> _RestingView<Self> {
    resting("onSubmit", .input)
  }
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> _RestingView<Self> {
    resting("submitLabel", .input)
  }
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> _RestingView<Self> {
    resting("submitScope", .input)
  }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> _RestingView<Self> {
    resting("autocorrectionDisabled", .input)
  }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> _RestingView<Self> {
    resting("disableAutocorrection", .input)
  }
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> _RestingView<Self> {
    resting("textInputAutocapitalization", .input)
  }
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> _RestingView<Self> {
    resting("keyboardType", .input)
  }
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> _RestingView<
    Self
  > {
    resting("textContentType", .input)
  }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType)
    -> _RestingView<Self>
  {
    resting("autocapitalization", .input)
  }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> _RestingView<Self> {
    resting("findNavigator", .input)
  }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> _RestingView<Self> {
    resting("findDisabled", .input)
  }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> _RestingView<Self> {
    resting("replaceDisabled", .input)
  }
}

extension EnvironmentValues {
  @Entry public var autocorrectionDisabled = false
  /// The older name, nil for the system's choice.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
