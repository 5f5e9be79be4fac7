import Foundation

/// The edits that a person may make to the rows of a list.
///
/// - Support: at rest
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { .init(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { .init(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// A row that a person may edit. It is drawn as its content.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View where Content: View {
  @MainActor public var body: some View { content }
}

extension ForEach where Content: View {
  /// A binding to each element of a collection, whose rows a person may edit.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == Binding<C>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init(
      data: data, content: { EditableCollectionContent(content: content($0)) },
      id: { $0.wrappedValue[keyPath: id] })
  }

  /// A binding to each element of a collection, whose rows a person may edit.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == Binding<C>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(
      data: data, content: { EditableCollectionContent(content: content($0)) },
      id: { $0.wrappedValue.id })
  }
}
