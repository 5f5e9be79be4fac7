import SwiftUI

/// Content whose marks have an attribute changed. A modifier nearer to the mark takes precedence.
public nonisolated struct _ModifiedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout MarkAttributes) -> Void
  var note: (String, String)?

  nonisolated init(
    _ content: Content, note: (String, String)? = nil,
    _ change: @escaping (inout MarkAttributes) -> Void
  ) {
    self.content = content
    self.note = note
    self.change = change
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    let first = list.marks.count
    Content._collect(content.content, into: &list)
    for i in first..<list.marks.count { content.change(&list.marks[i].attributes) }
    if let note = content.note { list.notes.append(note) }
  }
}

extension Optional {
  /// Keeps a value that is set already.
  mutating func setIfNil(_ value: Wrapped) { if case .none = self { self = value } }
}

extension ChartContent {
  nonisolated func changing(
    _ change: @escaping (inout MarkAttributes) -> Void
  ) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(self, change)
  }
}
