import Foundation

/// Ends a presentation; in a picture there is none.
public struct DismissAction {
  public func callAsFunction() {}
}

public struct PresentationMode {
  public let isPresented = false
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
