import CPreviewSection
import Foundation

/// Shows a view on Xcode's canvas.
///
/// - Parameters:
///   - name: as in the canvas; previews without one are numbered in the order of the source.
///   - traits: accepted.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A macro that makes the environment key and the accessors of a value in `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")

/// The older way to show views on the canvas.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// A setting of the canvas that shows a preview.
public struct PreviewTrait<T>: Sendable {
  private init() {}
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

public struct Preview {
  public struct ViewTraits: Sendable {}
}

/// The record of one `#Preview`.
public struct _PreviewRecord {
  public let name: String?
  /// A view, or what WidgetKit previews: its own.
  public let content: Any

  public init(name: String?, content: Any) {
    self.name = name
    self.content = content
  }

  /// Has the labels of `#Preview` and takes what follows them.
  @MainActor
  public static func make<V: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @MainActor () -> V
  ) -> _PreviewRecord {
    _PreviewRecord(name: name, content: AnyView(body()))
  }
}

/// The source position of a `#Preview`, and how to make what it shows.
public final class _PreviewThunk {
  /// `Module/File.swift`.
  public let file: String
  public let line: Int
  /// Whether it may show a Live Activity: known without running the preview, which may trap.
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

/// The previews linked into this program, in the order of their files and lines.
package enum Previews {
  package static var all: [_PreviewThunk] {
    (0..<vitrine_preview_count())
      .map { Unmanaged<_PreviewThunk>.fromOpaque(vitrine_preview_at($0)).takeRetainedValue() }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}
