import SwiftUI

/// The content of an axis: its marks.
@MainActor @preconcurrency
public protocol AxisContent {
  associatedtype Body: AxisContent
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency static func _collect(_ content: Self, into axis: inout _AxisSpec)
}

extension AxisContent {
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into axis: inout _AxisSpec) {
    Body._collect(content.body, into: &axis)
  }
}

@MainActor @preconcurrency
public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}

extension _PrimitiveAxisContent {
  public var body: Never { _noBody(Self.self) }
}

extension Never: AxisContent {
  @MainActor public static func _collect(_ content: Never, into axis: inout _AxisSpec) {}
}
