import Foundation

/// The rows of a table. Here they are views as well, so that `ForEach` needs no builder of rows.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: View {
  associatedtype TableRowValue: Identifiable
  /// The values of the rows.
  @MainActor @preconcurrency static func _values(_ rows: Self) -> [TableRowValue]
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  private let value: Value
  public nonisolated init(_ value: Value) { self.value = value }
  @MainActor public var body: some View { EmptyView() }
  @MainActor public static func _values(_ rows: Self) -> [Value] { [rows.value] }
}

/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  @MainActor public var body: some View { EmptyView() }
  @MainActor public static func _values(_ rows: Self) -> [Data.Element] { Array(rows.data) }
}

/// The rows that a builder makes of several.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public var value: T
  let rows: @MainActor () -> [Value]
  @MainActor public var body: some View { EmptyView() }
  @MainActor public static func _values(_ rows: Self) -> [Value] { rows.rows() }
}

/// No rows.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  @MainActor public var body: some View { EmptyView() }
  @MainActor public static func _values(_ rows: Self) -> [Value] { [] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  @MainActor public static func _values(_ rows: Self) -> [Content.TableRowValue] {
    rows.data.flatMap { Content._values(rows.content($0)) }
  }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  @MainActor public static func _values(_ rows: Self) -> [Content.TableRowValue] {
    Content._values(rows.content)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  @MainActor public static func _values(_ rows: Self) -> [Wrapped.TableRowValue] {
    rows.map { Wrapped._values($0) } ?? []
  }
}

extension TableRowContent {
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> { self }
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { self }
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> { self }
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }
  public static func buildBlock<each C: TableRowContent>(
    _ content: repeat each C
  ) -> TupleTableRowContent<Value, (repeat each C)> {
    TupleTableRowContent(
      value: (repeat each content),
      rows: {
        var values: [Value] = []
        @MainActor func add<T: TableRowContent>(_ rows: T) {
          values += T._values(rows).compactMap { $0 as? Value }
        }
        repeat add(each content)
        return values
      })
  }
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where C.TableRowValue == Value { content }
  public static func buildEither<C: TableRowContent>(
    first: C
  ) -> TupleTableRowContent<Value, C> where C.TableRowValue == Value {
    TupleTableRowContent(value: first, rows: { C._values(first) })
  }
  public static func buildEither<C: TableRowContent>(
    second: C
  ) -> TupleTableRowContent<Value, C> where C.TableRowValue == Value {
    TupleTableRowContent(value: second, rows: { C._values(second) })
  }
}
