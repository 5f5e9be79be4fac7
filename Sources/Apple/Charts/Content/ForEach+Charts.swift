import SwiftUI

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    for element in content.data { Content._collect(content.content(element), into: &list) }
  }
}

extension ForEach
where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: ChartContent {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 })
  }
}
