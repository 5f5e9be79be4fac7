import SwiftUI

/// A view that draws data as marks, with axes and a legend.
public nonisolated struct Chart<Content: ChartContent>: View {
  private let content: @MainActor () -> Content
  @Environment(\.chartConfiguration) private var configuration

  public nonisolated init(@ChartContentBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    let each = ForEach(data, content: content)
    self.content = { each }
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    let each = ForEach(data, id: id, content: content)
    self.content = { each }
  }

  @MainActor @preconcurrency public var body: some View {
    var list = _MarkList()
    Content._collect(content(), into: &list)
    return ChartPicture(list: list, configuration: configuration)
  }
}
