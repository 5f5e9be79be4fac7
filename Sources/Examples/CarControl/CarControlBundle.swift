import SwiftUI
import WidgetKit

@main
struct CarControlBundle: WidgetBundle {
  var body: some Widget {
    CarControlWidget()
    ChargingActivity()
    LockControl()
    FindControl()
  }
}
