import SwiftUI

/// Content with something said of each of its marks. What is said nearer to the mark goes before.
public nonisolated struct _ModifiedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout MarkLook) -> Void
  var note: (String, String)?

  nonisolated init(
    _ content: Content, note: (String, String)? = nil, _ change: @escaping (inout MarkLook) -> Void
  ) {
    self.content = content
    self.note = note
    self.change = change
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    let first = list.marks.count
    Content._collect(content.content, into: &list)
    for i in first..<list.marks.count { content.change(&list.marks[i].look) }
    if let note = content.note { list.notes.append(note) }
  }
}

extension Optional {
  /// Keeps what was said before.
  mutating func setIfNil(_ value: Wrapped) { if case .none = self { self = value } }
}

extension ChartContent {
  nonisolated func changing(
    _ change: @escaping (inout MarkLook) -> Void
  ) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(self, change)
  }
}
