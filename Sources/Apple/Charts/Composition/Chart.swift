import SwiftUI

/// A view that draws data as marks, with axes and a legend.
public nonisolated struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartConfiguration) private var configuration

  public nonisolated init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor @preconcurrency public var body: some View {
    var list = _MarkList()
    Content._collect(content, into: &list)
    return ChartPicture(list: list, configuration: configuration)
  }
}
