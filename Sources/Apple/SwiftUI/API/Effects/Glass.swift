import Foundation

/// Liquid Glass; Apple's from iOS 26. It is drawn as a thin material, with its tint over it.
///
/// - Support: partly; a flat sheet, nothing behind it is bent
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?

  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  /// The value without any glass.
  public static var identity: Glass { Glass(kind: .identity) }

  private init(kind: Kind) { self.kind = kind }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The material of the glass, and the color over it; nil for no glass.
  fileprivate var layers: (Material, Color)? {
    switch kind {
    case .identity: nil
    case .regular: (.regular, color?.opacity(0.7) ?? .clear)
    case .clear: (.ultraThin, color?.opacity(0.4) ?? .clear)
    }
  }
}

/// The capsule that a glass effect has where no shape is named.
public nonisolated struct DefaultGlassEffectShape: _SystemShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass that flows together; each piece is drawn by itself here.
///
/// - Support: partly; shapes near one another don't merge
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// - Parameter spacing: points.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public var body: some View { content }
}

extension View {
  /// - Support: partly; a flat sheet, nothing behind it is bent
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background {
      if let (material, tint) = glass.layers {
        shape.fill(material)
        shape.fill(tint)
      }
    }
    .reporting(("glass", "glass is drawn as a flat sheet: what lies beneath isn't bent"))
  }
  /// - Support: partly; a flat sheet, nothing behind it is bent
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }
  /// - Support: at rest
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> _RestingView<Self> {
    resting("glassEffectID", .motion)
  }
  /// - Support: at rest
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> _RestingView<Self> {
    resting("glassEffectUnion", .motion)
  }
}
