import SwiftUI

/// A part of a chart, made of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the marks of `content`. Content that isn't a mark itself inherits the form that collects its
  /// `body`.
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
  /// The code and the message of each diagnostic.
  var notes: [(String, String)] = []
  /// The functions to be drawn, each with the index of the mark that holds its position in the order.
  var functions: [(index: Int, function: PlotFunction)] = []

  /// Appends a function, and a mark that holds its position in the order.
  mutating func add(_ function: PlotFunction) {
    functions.append((marks.count, function))
    marks.append(Mark(kind: function.kind))
  }
}

/// Content that has no body and appends its marks itself.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  public var body: Never { _noBody(Self.self) }
}

extension Never: ChartContent {
  @MainActor public static func _collect(_ content: Never, into list: inout _MarkList) {}
}
