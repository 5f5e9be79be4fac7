import Foundation

// What comes up over a view: sheets, alerts, menus. A picture is made with nothing over it, so they are
// accepted and not drawn.

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// - Parameter height: points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

public struct PresentationAdaptation: Sendable {
  public static var automatic: PresentationAdaptation { .init() }
  public static var none: PresentationAdaptation { .init() }
  public static var popover: PresentationAdaptation { .init() }
  public static var sheet: PresentationAdaptation { .init() }
  public static var fullScreenCover: PresentationAdaptation { .init() }
}

/// The anchor that a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(CGRect)
  case point(UnitPoint)
}

extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _RestingView<Self> {
    resting("sheet", .presentation)
  }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _RestingView<Self> {
    resting("sheet", .presentation)
  }
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _RestingView<Self> {
    resting("fullScreenCover", .presentation)
  }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _RestingView<Self> {
    resting("fullScreenCover", .presentation)
  }
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.top),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> _RestingView<Self> {
    resting("popover", .presentation)
  }
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.top),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> _RestingView<Self> {
    resting("popover", .presentation)
  }

  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>)
    -> _RestingView<Self>
  {
    resting("presentationDetents", .presentation)
  }
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> _RestingView<Self> {
    resting("presentationDetents", .presentation)
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> _RestingView<Self>
  {
    resting("presentationDragIndicator", .presentation)
  }
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> _RestingView<Self> {
    resting("presentationCornerRadius", .presentation)
  }
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> _RestingView<Self> {
    resting("presentationBackground", .presentation)
  }
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> _RestingView<Self> {
    resting("presentationBackground", .presentation)
  }
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> _RestingView<Self> {
    resting("presentationCompactAdaptation", .presentation)
  }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> _RestingView<
    Self
  > {
    resting("interactiveDismissDisabled", .presentation)
  }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> _RestingView<Self> {
    resting("statusBarHidden", .app)
  }
  public nonisolated func statusBar(hidden: Bool) -> _RestingView<Self> {
    resting("statusBar", .app)
  }
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> _RestingView<Self> {
    resting("persistentSystemOverlays", .app)
  }
}
