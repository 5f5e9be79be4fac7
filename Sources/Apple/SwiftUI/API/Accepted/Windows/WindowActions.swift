import Foundation

/// The action that opens a window. It does nothing, since a widget has no windows.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// The action that closes a window. It does nothing, since a widget has no windows.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var supportsMultipleWindows: Bool { false }
  public var appearsActive: Bool {
    get { true }
    set {}
  }
  public var isSceneCaptured: Bool {
    get { false }
    set {}
  }
  public var accessibilityEnabled: Bool {
    get { false }
    set {}
  }
}

extension View {
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> _RestingView<Self> {
    resting("handlesExternalEvents", .app)
  }
}
