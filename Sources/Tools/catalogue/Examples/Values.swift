import SwiftUI

private let date = Date(timeIntervalSince1970: 1_767_951_660)

let values = Chapter(
  title: "Dates and time",
  examples: [
    Example("Text.DateStyle") {
      VStack(alignment: .leading) {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(date + 3_700, style: .relative)
        Text(date + 3_700, style: .timer)
      }
    },
    Example("TimelineView") {
      TimelineView(.everyMinute) { context in
        Text(context.date, format: .dateTime.hour().minute())
      }
    },
  ])
