import Foundation

/// The record of one `#Preview`. Making it runs none of the preview's closures.
public struct _PreviewRecord {
  public let name: String?
  /// A ``ViewPreview``, or what WidgetKit previews: its own.
  package let content: Any

  package init(name: String?, content: Any) {
    self.name = name
    self.content = content
  }

  /// Has the labels of `#Preview` and takes what follows them.
  @MainActor
  public static func make(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> _PreviewRecord {
    _PreviewRecord(
      name: name, content: ViewPreview(traits, hasArguments: false) { [AnyView(body())] })
  }

  @MainActor
  public static func make<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    arguments: @escaping @autoclosure @MainActor () -> [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) -> _PreviewRecord {
    _PreviewRecord(
      name: name,
      content: ViewPreview(traits, hasArguments: true) { arguments().map { AnyView(body($0)) } })
  }
}

/// The views of a `#Preview`: one, or one for each argument.
@MainActor
package struct ViewPreview {
  package private(set) var settings = PreviewSettings()
  /// Whether there is a view for each of several arguments.
  package let hasArguments: Bool
  private var modifiers: [any PreviewModifier] = []
  private let bodies: @MainActor () -> [AnyView]

  init(
    _ traits: [PreviewTrait<Preview.ViewTraits>], hasArguments: Bool,
    _ bodies: @escaping @MainActor () -> [AnyView]
  ) {
    self.hasArguments = hasArguments
    self.bodies = bodies
    for trait in traits {
      switch trait.value {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .modifier(let modifier): modifiers.append(modifier)
      case .accepted(let name): settings.accepted.append(name)
      }
    }
  }

  /// The views within the modifiers of the traits.
  ///
  /// - Throws: ``PreviewContextError``.
  package func views() async throws -> [AnyView] {
    var views: [AnyView] = []
    for view in bodies() { views.append(try await view.within(modifiers)) }
    return views
  }
}

/// The source position of a `#Preview`, and how to make its record.
public final class _PreviewThunk {
  /// `Module/File.swift`.
  public let file: String
  public let line: Int
  /// Whether it may show a Live Activity: known without making the record.
  public let hasContentStates: Bool
  public let make: @MainActor () -> _PreviewRecord

  public init(
    file: String, line: Int, hasContentStates: Bool = false,
    _ make: @escaping @MainActor () -> _PreviewRecord
  ) {
    self.file = file
    self.line = line
    self.hasContentStates = hasContentStates
    self.make = make
  }
}
