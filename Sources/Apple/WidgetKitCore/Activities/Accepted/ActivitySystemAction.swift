import SwiftUI

extension View {
  /// The colour of what the system writes beside an activity that is swiped aside.
  ///
  /// - Support: accepted; nobody swipes here.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
