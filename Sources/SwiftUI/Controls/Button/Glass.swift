import Foundation

/// Liquid Glass; Apple's from iOS 26.
///
/// - Support: partly; a flat sheet, nothing behind it is bent
public struct Glass: Equatable, Sendable {
  var opacity = 1.0
  var color: Color?
  public static var regular: Glass { Glass() }
  public static var clear: Glass { Glass(opacity: 0.3) }
  public static var identity: Glass { Glass(opacity: 0) }
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The capsule that a glass effect has where no shape is named.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass that flows together; drawn as its views.
///
/// - Support: partly; shapes near one another don't merge
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public var body: some View { content }
}

extension View {
  /// - Support: partly; a flat sheet, nothing behind it is bent
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let color = glass.color {
        shape.fill(color.opacity(glass.opacity))
      } else {
        shape.fill(.regularMaterial.opacity(glass.opacity))
      }
    }
    .noting(("glass", "glass is drawn as a flat sheet: what lies beneath isn't blurred or bent"))
  }
}
