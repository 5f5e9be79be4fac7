import SwiftUI
import WidgetKit

#Preview("Card", as: .systemSmall) {
  WellBehaved()
} timeline: {
  Moment(date: Date(timeIntervalSince1970: 0), text: "first")
  Moment(date: Date(timeIntervalSince1970: 60), text: "second")
}
