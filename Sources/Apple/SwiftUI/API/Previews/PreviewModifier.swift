import Foundation

/// An environment in which previews appear: `#Preview(traits: .modifier(SampleData())) { … }`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  /// The type of what the previews share.
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  /// Makes what all previews with a modifier of this type share. It is called once.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, or of the modifier before.
public nonisolated struct PreviewModifierContent: _PrimitiveView {
  let view: AnyView

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    AnyView._resolve(view.view, inputs, into: &nodes)
  }
}

/// The shared contexts of the modifiers that a process has used, each made once.
@MainActor
enum PreviewContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of modifier: M.Type) async throws -> M.Context {
    if let context = made[ObjectIdentifier(modifier)] as? M.Context { return context }
    let context: M.Context
    do {
      context = try await M.makeSharedContext()
    } catch {
      throw PreviewContextError(modifier: String(describing: modifier), cause: "\(error)")
    }
    made[ObjectIdentifier(modifier)] = context
    return context
  }
}

/// A shared context that couldn't be made.
package struct PreviewContextError: Error {
  /// The type of the modifier.
  package let modifier: String
  /// The error that it threw.
  package let cause: String
}

extension PreviewModifier {
  /// The view within this modifier.
  fileprivate func applied(to view: AnyView) async throws -> AnyView {
    let context = try await PreviewContexts.context(of: Self.self)
    return AnyView(body(content: PreviewModifierContent(view: view), context: context))
  }
}

extension AnyView {
  /// The view within modifiers, the first of which is innermost.
  @MainActor
  func within(_ modifiers: [any PreviewModifier]) async throws -> AnyView {
    var view = self
    for modifier in modifiers { view = try await modifier.applied(to: view) }
    return view
  }
}
