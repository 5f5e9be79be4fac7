import SwiftUI
import WidgetKit

/// The widgets of this package. The system, and Vitrine, start here.
@main
struct {{name}}Bundle: WidgetBundle {
  var body: some Widget {
    GreetingWidget()
  }
}
