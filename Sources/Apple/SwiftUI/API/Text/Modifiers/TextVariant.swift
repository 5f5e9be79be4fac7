import Foundation

/// The preference for one of the variants of a text.
public protocol TextVariantPreference: Sendable {}

/// The text as it is written.
public struct FixedTextVariant: TextVariantPreference {
  public init() {}
}

/// The longest form that fits. A date's shorter forms, which Apple's has, aren't tried here.
public struct SizeDependentTextVariant: TextVariantPreference {
  public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// - Support: partly; a text that has several forms shows its longest
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> _RestingView<
    Self
  > {
    resting("textVariant", preference is FixedTextVariant ? nil : .drawing)
  }

  /// The text that is typed to select the view in a list.
  ///
  /// - Support: at rest
  public nonisolated func typeSelectEquivalent(_ stringKey: _WrittenKey<Self>?) -> _RestingView<
    Self
  > {
    resting("typeSelectEquivalent", .input)
  }
  /// - Support: at rest
  public nonisolated func typeSelectEquivalent<W: _Wording>(_ text: W?) -> _RestingView<Self> {
    resting("typeSelectEquivalent", .input)
  }
  /// - Support: at rest
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> _RestingView<Self>
  {
    resting("typeSelectEquivalent", .input)
  }
}
