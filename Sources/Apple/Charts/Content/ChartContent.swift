import SwiftUI

/// A part of a chart, made of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the marks that `content` stands for; what isn't a mark itself inherits the one that asks
  /// its `body`.
  @MainActor @preconcurrency
  static func _collect(_ content: Self, into list: inout _MarkList)
}

extension ChartContent {
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    Body._collect(content.body, into: &list)
  }
}

/// The marks of a chart, in the order of the source.
public struct _MarkList {
  var marks: [Mark] = []
  /// Code and message of what could not be drawn.
  var notes: [(String, String)] = []
  /// With the place of the mark that stands for each.
  var functions: [(place: Int, function: PlotFunction)] = []
}

/// Content that brings its marks itself.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  public var body: Never { _noBody(Self.self) }
}

extension Never: ChartContent {
  @MainActor public static func _collect(_ content: Never, into list: inout _MarkList) {}
}
