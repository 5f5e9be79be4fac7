import UIKit

/// A view as the content of a cell of UIKit. A widget shows no cells.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  private var margins: Edge.Set = []
  private var least = (width: CGFloat?.none, height: CGFloat?.none)

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    with(content())
  }
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(_UIHostingConfigurationBackgroundView(style: style))
  }
  private func with<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var made = UIHostingConfiguration<Content, B>(content: content, background: background)
    made.insets = insets
    made.margins = margins
    made.least = least
    return made
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var made = self
    made.margins.formUnion(edges)
    if edges.contains(.top) { made.insets.top = insets.top }
    if edges.contains(.leading) { made.insets.leading = insets.leading }
    if edges.contains(.bottom) { made.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { made.insets.trailing = insets.trailing }
    return made
  }
  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var made = self
    made.least = (width, height)
    return made
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(
      self,
      shown: content.padding(insets).frame(minWidth: least.width, minHeight: least.height)
        .background { background })
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// A style that fills the background of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  @MainActor public var body: some View { Rectangle().fill(style) }
}

/// A view of UIKit that holds a view of SwiftUI.
private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private let controller: UIViewController

  init<Shown: View>(_ configuration: any UIContentConfiguration, shown: Shown) {
    self.configuration = configuration
    controller = UIHostingController(rootView: shown)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
