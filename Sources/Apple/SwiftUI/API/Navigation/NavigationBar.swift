import DisplayList
import Foundation
import SystemDesigns

/// The items that the views inside add to the bars around them; collected while they are resolved.
final class BarItems {
  var title: Text?
  var isInline = false
  var isHidden = false
  var leading: [_Node] = []
  var principal: [_Node] = []
  var trailing: [_Node] = []
  var bottom: [_Node] = []
  var search: Text?
  /// The colour behind the content; it reaches under the bar.
  var background: RGBA?

  var showsLargeTitle: Bool { title != nil && !isInline && !isHidden }
}

extension EnvironmentValues {
  @Entry var barItems: BarItems?
}

/// A modifier that changes the bar items of the navigation around the content, where there is any.
public nonisolated struct _BarModifier: ViewModifier {
  public typealias Body = Never
  private let prepare: @MainActor (inout EnvironmentValues) -> Void
  private let change: @MainActor (BarItems, _ViewInputs) -> Void

  /// - Parameter prepare: a change of the content's environment, where there is a navigation.
  nonisolated init(
    prepare: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
    _ change: @escaping @MainActor (BarItems, _ViewInputs) -> Void
  ) {
    self.prepare = prepare
    self.change = change
  }

  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    if inputs.environment.barItems != nil { modifier.prepare(&inner.environment) }
    Base._resolve(content, inner, into: &nodes)
    if let items = inputs.environment.barItems { modifier.change(items, inputs) }
  }
}

/// A navigation's content under its bar.
///
/// Source of the figures: UIKit's bar is 44 points, its large title 52 more; the large title is 34
/// points bold at the margin, the small one 17 semibold in the middle. Not measured but for iOS 26 (`SystemDesign`).
nonisolated struct NavigationContainer<Content: View>: _PrimitiveView {
  let content: Content

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.isInSafeArea = true
    let items = BarItems()
    inner.environment.barItems = items
    inner.stackAxis = nil
    let content = inner.single(view.content)
    var bar = inputs
    bar.environment.barItems = nil
    bar.stackAxis = nil
    bar.environment.gathersSections = false
    let isLarge = items.showsLargeTitle
    let metrics = inputs.environment.systemDesign.controls.navigation
    let titleHeight = metrics.itemHeight + (isLarge ? metrics.titleGap + metrics.titleHeight : 0)
    let searchHeight = items.search == nil ? 0 : SearchField.height(bar.environment)
    nodes.nodes.append(
      NavigationNode(
        content, bar: items.isHidden ? nil : bar.single(NavigationBar(items: items)),
        bottom: items.bottom.isEmpty ? nil : bar.single(BottomBar(items: items)),
        barHeight: items.isHidden ? 0 : titleHeight + searchHeight,
        background: items.background, context: inputs.context))
  }
}

private struct NavigationBar: _PartView {
  @Environment(\.systemDesign) private var design
  let items: BarItems

  var body: some View {
    let metrics = design.controls.navigation
    VStack(spacing: 0) {
      HStack(spacing: 16) {
        NodesView(nodes: items.leading)
        Spacer(minLength: 0)
        NodesView(nodes: items.trailing)
      }
      .overlay {
        if !items.principal.isEmpty {
          NodesView(nodes: items.principal)
        } else if !items.showsLargeTitle, let title = items.title {
          title.font(.headline).lineLimit(1)
        }
      }
      .frame(height: metrics.itemHeight)
      if items.showsLargeTitle, let title = items.title {
        title.font(.largeTitle.bold()).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .offset(y: -metrics.titleRise)
          .frame(height: metrics.titleHeight)
          .padding(.top, metrics.titleGap)
      }
      if let search = items.search { SearchField(prompt: search) }
    }
    .padding(.horizontal, 16)
  }
}

/// A field below the title, with a point above it and 15 below.
///
/// Sources: airappsco/AirSettingsUI's picture of a page (iOS 17, @2x), with a field of 72 pixels, 90 below the bar's top;
/// lunij/netbob's of a list at the type size medium (@3x), with one of 103 pixels, three below the bar of 44 points.
private struct SearchField: _PartView {
  private static let margins = (above: CGFloat(1), below: CGFloat(15))
  @Environment(\.self) private var environment
  let prompt: Text

  /// The height, in points, with the margins.
  static func height(_ environment: EnvironmentValues) -> CGFloat {
    fieldHeight(environment) + margins.above + margins.below
  }

  private static func fieldHeight(_ environment: EnvironmentValues) -> CGFloat {
    let pixel = environment.pixelLength
    let height = 36 * CGFloat(Font.TextStyle.body.scale(environment.dynamicTypeSize))
    return (height / pixel).rounded() * pixel
  }

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
      prompt.lineLimit(1)
      Spacer(minLength: 0)
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 8)
    .frame(height: Self.fieldHeight(environment))
    .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
    .padding(.top, Self.margins.above)
    .padding(.bottom, Self.margins.below)
  }
}

/// The items at the bottom, in front of a material that fills the bar and the safe area below it, so that scrolled content is
/// covered. iOS 26 draws each item on Liquid Glass; the material is drawn instead.
private struct BottomBar: _PartView {
  let items: BarItems
  var body: some View {
    HStack { NodesView(nodes: items.bottom) }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background(.bar)
  }
}

/// The node of a navigation: its content between the bars, which cover the edges of the content's safe area.
final class NavigationNode: _Node {
  private let content: _Node
  private let bar: _Node?
  private let bottom: _Node?
  private let barHeight: CGFloat
  private let background: RGBA?
  private let context: ResolveContext
  /// The part of the picture that the background fills.
  private var window = CGRect.zero

  init(
    _ content: _Node, bar: _Node?, bottom: _Node?, barHeight: CGFloat, background: RGBA?,
    context: ResolveContext
  ) {
    self.background = background
    self.context = context
    self.content = content
    self.bar = bar
    self.bottom = bottom
    self.barHeight = barHeight
  }

  override var kind: String? { "NavigationStack" }
  override var children: [_Node] { [content] + [bar, bottom].compactMap { $0 } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = content.size(.unspecified)
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: ideal.width, height: ideal.height + barHeight))
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    (0, .infinity)
  }

  override func placeChildren() {
    let foot: CGFloat = bottom == nil ? 0 : 44
    let room = CGSize(
      width: frame.width, height: max(frame.height - barHeight - foot, 0))
    let childProposal = ProposedViewSize(room)
    let size = content.size(childProposal)
    window = context.reach(of: frame)
    let inner = CGRect(origin: CGPoint(x: frame.minX, y: frame.minY + barHeight), size: room)
    context.placing(within: SafeArea(outer: window, inner: inner)) {
      content.place(
        at: CGPoint(
          x: inner.minX + (room.width - size.width) / 2,
          y: inner.minY + (room.height - size.height) / 2), childProposal)
    }
    bar?.place(at: frame.origin, ProposedViewSize(width: frame.width, height: barHeight))
    bottom?.place(
      at: CGPoint(x: frame.minX, y: frame.maxY - foot),
      ProposedViewSize(width: frame.width, height: foot))
  }

  override func draw(_ context: inout DrawContext) {
    if let background {
      context.append(.fill(.rect(context.snapped(window)), .nonZero, .color(background)))
    }
    for child in children { context.draw(child) }
  }
}
