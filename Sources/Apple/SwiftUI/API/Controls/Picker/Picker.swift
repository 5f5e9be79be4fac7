import Foundation

/// One of several values, chosen.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.isListRow) private var isListRow
  /// Nil where several values differ: no option is chosen then.
  private let selection: SelectionValue?
  private let label: Label
  private let content: Content

  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
  }

  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label
  }

  /// A picker that sets a value in each of several sources; it shows the value that they have in common.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
    self.selection = values.count == 1 ? values.first : nil
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    if style == .inline && isListRow {
      // Several rows of the list; one of them has the record.
      options
    } else {
      PlatformBacked("Picker") { options }
        .modifier(ControlRecord(kind: "Picker", role: "listbox"))
    }
  }

  private var options: some View {
    PickerContent(
      content: content, selection: selection.map { AnyHashable($0) }, label: AnyView(label),
      style: style)
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == Text {
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(title, systemImage: systemImage),
      content: content)
  }
}

/// Finds the options' nodes and shows them in the style.
private nonisolated struct PickerContent<Content: View>: _PrimitiveView {
  let content: Content
  let selection: AnyHashable?
  let label: AnyView
  let style: _PickerAppearance

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.environment.collectsTags = true
    inner.environment.gathersSections = false
    inner.stackAxis = nil
    let isInList = inputs.environment.isListRow
    let isOnPhone = inputs.environment.systemDesign.platform == .iOS
    let appearance: _PickerAppearance =
      switch view.style {
      case .automatic: .menu
      case .inline: isInList || !isOnPhone ? .inline : .wheel
      default: view.style
      }
    switch appearance {
    case .segmented: inner.environment.font = inner.environment.segmentFont
    case .wheel: inner.environment.font = .system(size: 21)
    case .automatic, .menu:
      let isRow = isInList && !inputs.environment.labelsAreHidden
      inner.environment.setForeground(
        isRow
          ? [AnyShapeStyle(HierarchicalShapeStyle.secondary)] : [inputs.environment.tintStyle])
    case .inline: break
    }
    var options = inner.nodes(view.content)
    let chosen = view.selection.flatMap { value in
      options.firstIndex { $0.selectionTags.contains(value) }
    }
    var outer = inputs
    outer.environment.collectsTags = false
    switch appearance {
    case .segmented:
      if let chosen {
        inner.environment.font = inner.environment.segmentFont.weight(.medium)
        options[chosen] = inner.nodes(view.content)[chosen]
      }
      SegmentedPicker._resolve(
        SegmentedPicker(options: options, chosen: chosen), outer, into: &nodes)
    case .inline:
      InlineOptions._resolve(
        InlineOptions(options: options, chosen: chosen, label: view.label), outer, into: &nodes)
    case .wheel:
      WheelPicker._resolve(
        WheelPicker(options: options, chosen: chosen ?? 0), outer, into: &nodes)
    case .automatic, .menu:
      MenuPicker._resolve(
        MenuPicker(chosen: chosen.map { options[$0] }, label: view.label), outer, into: &nodes)
    }
  }
}
