import Foundation

extension View {
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment { $0.fields.colorScheme = colorScheme }
  }

  /// The scheme of what presents the view; here, of the view itself.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { environment in
      if let colorScheme { environment.fields.colorScheme = colorScheme }
    }
  }
}

/// The preference of `preferredColorScheme(_:)` for what presents the view.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
