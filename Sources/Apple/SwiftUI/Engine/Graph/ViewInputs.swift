import Foundation

/// What a view is resolved with: its environment, its place among the others, and what all the views
/// of one picture share.
public struct _ViewInputs {
  public var environment: EnvironmentValues
  let context: ResolveContext
  /// Names the place in the tree, so that `@State` keeps its value between passes.
  private(set) var path: UInt64 = 0xCBF2_9CE4_8422_2325

  init(environment: EnvironmentValues, context: ResolveContext) {
    self.environment = environment
    self.environment.fields.notes = context.notes
    self.context = context
  }

  /// The leading edge is at the right.
  var isMirrored: Bool { environment.fields.layoutDirection == .rightToLeft }

  mutating func descend(into index: Int) {
    path = (path ^ UInt64(bitPattern: Int64(index))) &* 0x0000_0100_0000_01B3
    path ^= path >> 29
  }

  mutating func descend(into type: Any.Type) {
    descend(into: Int(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)))
  }

  /// The nodes of a view, each wrapped into one if there isn't exactly one: several stand in
  /// a `ZStack`, as the content of a `background` does.
  @MainActor
  func single<V: View>(_ view: V, alignment: Alignment = .center) -> _Node {
    var list = _NodeList()
    V._resolve(view, self, into: &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    return ZStackNode(
      list.nodes, alignment: alignment, isMirrored: isMirrored, isContainer: false)
  }

  @MainActor
  func nodes<V: View>(_ view: V) -> [_Node] {
    var list = _NodeList()
    V._resolve(view, self, into: &list)
    return list.nodes
  }
}
