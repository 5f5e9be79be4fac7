import Foundation

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator: SortComparator

  /// The cell of the first column, which a narrow table has alone.
  @MainActor static func _firstCell(_ columns: Self, _ value: TableRowValue) -> AnyView
}

/// A column of a table: its title and the cell that it has in each row.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  private let content: (RowValue) -> Content

  nonisolated init(cell content: @escaping (RowValue) -> Content) { self.content = content }

  @MainActor public static func _firstCell(_ columns: Self, _ value: RowValue) -> AnyView {
    AnyView(columns.content(value))
  }
}

extension TableColumn {
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    self
  }
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  public func customizationID(_ id: String) -> TableColumn { self }
}

/// The alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static var automatic: TableColumnAlignment { .init(name: "automatic") }
  public static var leading: TableColumnAlignment { .init(name: "leading") }
  public static var center: TableColumnAlignment { .init(name: "center") }
  public static var trailing: TableColumnAlignment { .init(name: "trailing") }
  public static var numeric: TableColumnAlignment { .init(name: "numeric") }
}

extension TableColumn where Sort == Never, Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(cell: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(cell: content)
  }
  public nonisolated init(
    _ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(cell: content)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(cell: { Text(verbatim: $0[keyPath: value]) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(cell: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(cell: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(cell: content)
  }
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(cell: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(cell: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(cell: { Text(verbatim: $0[keyPath: value]) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(cell: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(cell: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(cell: content)
  }
}

/// The columns that a builder makes of several.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public var value: T
  let first: @MainActor (RowValue) -> AnyView
  @MainActor public static func _firstCell(_ columns: Self, _ value: RowValue) -> AnyView {
    columns.first(value)
  }
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }
  public static func buildBlock<First: TableColumnContent, each Rest: TableColumnContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTableColumnContent<RowValue, Sort, (First, repeat each Rest)>
  where First.TableRowValue == RowValue {
    TupleTableColumnContent(
      value: (first, repeat each rest), first: { First._firstCell(first, $0) })
  }
}
