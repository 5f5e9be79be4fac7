import Foundation

// Sheets of heights that are computed, and what may be touched beside them. A widget presents none.

/// A height of a sheet that is computed where it is shown.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The circumstances in which a sheet's height is computed.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    public let maxDetentValue: CGFloat
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom \(ObjectIdentifier(type))")
  }
}

/// Whether the view behind a sheet takes touches.
public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: PresentationBackgroundInteraction { .init() }
  public static var enabled: PresentationBackgroundInteraction { .init() }
  public static var disabled: PresentationBackgroundInteraction { .init() }
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init() }
}

/// The effect of a swipe in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// The size of a presentation.
public protocol PresentationSizing {}

public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
public struct FormPresentationSizing: PresentationSizing, Sendable {}
public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension View {
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> _RestingView<Self> {
    resting("presentationBackgroundInteraction", .presentation)
  }
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> _RestingView<Self> {
    resting("presentationContentInteraction", .presentation)
  }
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> _RestingView<Self> {
    resting("presentationCompactAdaptation", .presentation)
  }
  public nonisolated func presentationSizing(
    _ sizing: some PresentationSizing
  ) -> _RestingView<Self> {
    resting("presentationSizing", .presentation)
  }
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> _RestingView<Self> {
    resting("actionSheet", .presentation)
  }
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> _RestingView<Self> {
    resting("inspector", .presentation)
  }
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> _RestingView<Self> {
    resting("inspectorColumnWidth", .presentation)
  }
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> _RestingView<Self> {
    resting("inspectorColumnWidth", .presentation)
  }
}
