import SwiftUI

extension WidgetConfiguration {
  /// The activity has a view of its own for these families: the Lock Screen's content with
  /// `activityFamily` set. Without it a watch's Smart Stack shows the two compact views of the
  /// Dynamic Island.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    ChangedConfiguration(base: self) { $0.supplementalActivityFamilies = families }
  }
}
