import Foundation
import SystemDesigns

/// Rows of data one under the other, in sections.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.listStyle) private var style
  private let content: Content

  nonisolated init(rows content: Content) { self.content = content }

  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public var body: some View {
    PlatformBacked("List") { ListContent(content: content, style: style) }
  }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Controls with their labels, in sections; on iOS a list in a style of its own.
public nonisolated struct Form<Content: View>: View {
  @Environment(\.formStyle) private var style
  private let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    switch style {
    case .standard(let style):
      PlatformBacked("Form") { ListContent(content: content, style: style) }
    case .custom(let make):
      make(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// Resolves a list's content to sections of rows.
nonisolated struct ListContent<Content: View>: _PrimitiveView {
  let content: Content
  let style: ListDesign.Style

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    let design = ListDesign(
      style: view.style, metrics: inputs.environment.systemDesign.lists)
    inner.environment.listDesign = design
    inner.environment.gathersSections = true
    inner.environment.isListRow = true
    inner.isInSafeArea = false
    inner.stackAxis = nil
    if let bar = inputs.environment.barItems, inputs.environment.scrollBackground != .hidden {
      bar.background = design.background.rgba(inputs.environment.colorTraits)
    }
    nodes.nodes.append(
      ListNode(
        inner.nodes(view.content), design: design, environment: inputs.environment,
        context: inputs.context))
  }
}
