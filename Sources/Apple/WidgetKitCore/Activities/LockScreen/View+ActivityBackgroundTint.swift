import SwiftUI

/// The colour that a view of an activity asks its ground to have.
package struct ActivityBackgroundTintKey: PreferenceKey {
  package static let defaultValue: Color?? = nil
  package static func reduce(value: inout Color??, nextValue: () -> Color??) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// The activity's ground on the Lock Screen; nil for the system's own material.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundTintKey.self, value: .some(color))
  }
}
