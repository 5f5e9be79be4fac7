import Foundation

/// A button as macOS draws it without a style: the label on a background shape 20 points high.
///
/// Source: pictures of doordash-oss/swiftui-preview-snapshots @36cd366, test_tupleState.AppKit: shapes
/// 20 points high with 8 points beside the label and corners of 5 points, white at a quarter in dark
/// mode. The light one is AppKit's as commonly seen, not measured.
struct MacButton: _PartView {
  @Environment(\.colorScheme) private var scheme
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label
      .changingEnvironment {
        $0.setDefaultForeground([
          configuration.role == .destructive ? AnyShapeStyle(Color.red) : plain
        ])
      }
      .padding(.horizontal, 8)
      .frame(height: 20)
      .background {
        RoundedRectangle(cornerRadius: 5)
          .fill(scheme == .dark ? Color.white.opacity(0.25) : Color.white)
          .shadow(color: .black.opacity(0.3), radius: 0.75, y: 0.5)
      }
  }

  private var plain: AnyShapeStyle {
    AnyShapeStyle(scheme == .dark ? Color.white : Color.primary)
  }
}
