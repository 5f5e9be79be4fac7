import Foundation
import ObjectiveCRuntime

/// A view that sends actions.
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self([])
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  open func sendActions(for events: Event) {
    guard isEnabled else { return }
    for (event, action) in actions where !event.isDisjoint(with: events) { action.handler(action) }
  }

  /// Kept for the compiler: no method is found by its name here.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

/// A titled closure of a control or a menu.
@MainActor @preconcurrency
open class UIAction: NSObject {
  public typealias Handler = (UIAction) -> Void
  open var title: String
  open var image: UIImage?
  package let handler: Handler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
