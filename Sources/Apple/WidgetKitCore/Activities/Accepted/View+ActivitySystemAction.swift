import SwiftUI

extension View {
  /// The colour of the system's text beside an activity that is swiped aside.
  ///
  /// - Support: accepted; activities aren't swiped here.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> _RestingView<Self>
  {
    resting("activitySystemActionForegroundColor", .drawing)
  }
}
