import SwiftUI
import WidgetKit

@main
struct TidesBundle: WidgetBundle {
  var body: some Widget {
    TidesWidget()
    PierWidget()
  }
}
