import Foundation

/// Passes the views in a view to a root that lays them out: the older form of `Group(subviews:)`,
/// which much code relies on.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View, _PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let views = ResolvedSubviews(view.content, inputs)
    let children = _VariadicView_Children(
      all: SubviewsCollection(views: views, indexes: Array(views.nodes.indices)))
    var root = view.root
    var inputs = inputs
    inputs.descend(into: Root.self)
    DynamicProperties.of(Root.self).install(into: &root, inputs)
    if Root._isUnary {
      nodes.nodes.append(inputs.single(root.body(children: children)))
    } else {
      Root.Body._resolve(root.body(children: children), inputs, into: &nodes)
    }
  }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
  static var _isUnary: Bool { get }
}

/// A root whose body is one view.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  public static var _isUnary: Bool { true }
}

/// A root whose body is as many views as it has.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_MultiViewRoot {
  public static var _isUnary: Bool { false }
}

/// The views that a root is given.
public nonisolated struct _VariadicView_Children: RandomAccessCollection, _PrimitiveView {
  let all: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Element { Element(view: all[index]) }

  public nonisolated struct Element: _PrimitiveView, Identifiable {
    let view: Subview

    public var id: AnyHashable { AnyHashable(view.id) }
    public func id<ID: Hashable>(as type: ID.Type) -> ID? { id.base as? ID }
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      view.containerValues.values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue
    }

    @MainActor public static func _resolve(
      _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
    ) {
      Subview._resolve(view.view, inputs, into: &nodes)
    }
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    SubviewsCollection._resolve(view.all, inputs, into: &nodes)
  }
}

/// A value that a view hands to a variadic root.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated struct TraitWritingModifier<K: _ViewTraitKey>: _NodeModifier {
  let value: K.Value
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    LayoutValueNode(node, ObjectIdentifier(K.self), value)
  }
}

extension View {
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitWritingModifier<K>(value: value))
  }
}
