import Foundation

extension View {
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment { $0.fields.colorScheme = colorScheme }
  }

  /// The scheme of what presents the view: of the view itself, and of a preview's window.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { environment in
      if let colorScheme { environment.fields.colorScheme = colorScheme }
    }
    .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
