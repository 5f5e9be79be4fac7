import Foundation

/// Content under a header and over a footer. A list draws the three as one block; elsewhere they are
/// simply views one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    guard inputs.environment.gathersSections else {
      return inputs.severally(into: &nodes) { inputs, nodes in
        let (top, middle, bottom) = parts(of: inputs)
        Parent._resolve(view.header, top, into: &nodes)
        Content._resolve(view.content, middle, into: &nodes)
        Footer._resolve(view.footer, bottom, into: &nodes)
      }
    }
    var (top, middle, bottom) = parts(of: inputs)
    let design = inputs.environment.listDesign
    top.environment.gathersSections = false
    bottom.environment.gathersSections = false
    design.prepareHeader(&top.environment)
    design.prepareFooter(&bottom.environment)
    nodes.nodes.append(
      SectionNode(
        header: top.nodes(view.header), rows: middle.nodes(view.content),
        footer: bottom.nodes(view.footer)))
  }

  /// The inputs of the header, the content and the footer.
  private static func parts(of inputs: _ViewInputs) -> (_ViewInputs, _ViewInputs, _ViewInputs) {
    var parts = (inputs, inputs, inputs)
    parts.0.descend(into: 1)
    parts.1.descend(into: 2)
    parts.2.descend(into: 3)
    return parts
  }
}

/// The node of a section for the list around it; it is not placed itself.
final class SectionNode: _Node {
  let header: [_Node]
  let rows: [_Node]
  let footer: [_Node]
  init(header: [_Node], rows: [_Node], footer: [_Node]) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
  override var children: [_Node] { header + rows + footer }
}

extension EnvironmentValues {
  /// Whether the view is directly in a list.
  @Entry var gathersSections = false
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
