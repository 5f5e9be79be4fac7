import Foundation

// Lists of bindings, of rows that a person may edit, and of trees.

extension List where SelectionValue == Never {
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, EditableCollectionContent<RowContent, C>>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
  public nonisolated init<C, RowContent: View, ID: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
  public nonisolated init<C, RowContent: View, ID: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, ID, EditableCollectionContent<RowContent, C>>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >
  {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, EditableCollectionContent<RowContent, C>>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
  public nonisolated init<C, RowContent: View, ID: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
  public nonisolated init<C, RowContent: View, ID: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, ID, EditableCollectionContent<RowContent, C>>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >
  {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, EditableCollectionContent<RowContent, C>>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >, Data.Element: Identifiable
  {
    self.init(rows: OutlineGroup(data, children: children, content: rowContent))
  }
  public nonisolated init<C, RowContent: View, ID: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
  public nonisolated init<C, RowContent: View, ID: Hashable>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, ID, EditableCollectionContent<RowContent, C>>,
    C: MutableCollection & RandomAccessCollection
  {
    self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
  public nonisolated init<Data: RandomAccessCollection, RowContent: View, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
    >
  {
    self.init(rows: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}
