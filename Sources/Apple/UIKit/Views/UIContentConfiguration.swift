import Foundation

/// The state of a cell for which its content is made.
public protocol UIConfigurationState {
  @MainActor var traitCollection: UITraitCollection { get set }
}

/// The content of a cell, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
