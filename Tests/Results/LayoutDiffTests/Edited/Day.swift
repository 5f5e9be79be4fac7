import SwiftUI

/// A date: two texts of one container that change together.
struct Day: View {
  let e: Made
  var body: some View {
    VStack(alignment: .trailing) {
      Text(verbatim: e.pick("day", "Friday", "Saturday")).font(.caption).foregroundStyle(.red)
      Text(verbatim: e.pick("day", "9", "10")).font(.largeTitle)
      HStack {
        RoundedRectangle(cornerRadius: 2).fill(
          e.pick("calendar", Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        ).frame(width: 4)
        VStack(alignment: .leading) {
          Text(verbatim: e.pick("event", "Lunch", "Dinner with the whole family")).font(
            .caption.bold()
          ).lineLimit(1)
          Text(verbatim: e.pick("eventTime", "12–13", "19–22")).font(.caption2)
        }
      }
      .frame(height: e.pick("eventHeight", 30, 40))
    }
    .frame(
      maxWidth: .infinity, maxHeight: .infinity,
      alignment: e.pick("place", .topLeading, .bottomLeading)
    )
    .padding(e.pick("pad", 10, 14))
    .containerBackground(.white, for: .widget)
  }
}
