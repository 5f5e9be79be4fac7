import SwiftUI

extension ControlWidgetTemplate {
  /// The colour of the symbol while the control is on.
  @MainActor @preconcurrency
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    _ChangedControlTemplate(self) { $0.tint = tint }
  }

  /// The control keeps its value to itself while the device is locked.
  @MainActor @preconcurrency
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    _ChangedControlTemplate(self) { $0.isPrivacySensitive = sensitive }
  }

  @MainActor @preconcurrency
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    _ChangedControlTemplate(self) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
