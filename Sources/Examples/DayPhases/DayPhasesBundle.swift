import SwiftUI
import WidgetKit

@main
struct DayPhasesBundle: WidgetBundle {
  var body: some Widget {
    DayPhasesWidget()
  }
}
