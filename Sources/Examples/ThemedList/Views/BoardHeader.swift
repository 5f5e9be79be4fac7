import SwiftUI
import WidgetKit

/// The pier's name, and whether the times come from the boats or from the timetable.
struct BoardHeader: View {
  let entry: BoardEntry
  var showsSource = true

  var body: some View {
    HStack(spacing: 6) {
      Image("Logo")
        .resizable()
        .scaledToFit()
        .frame(width: 18, height: 18)
        .unredacted()
      Text(LocalizedStringKey(entry.pier))
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(Color("Ink"))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .unredacted()
      Spacer(minLength: 4)
      if showsSource {
        Label {
          Text(entry.isLive ? "Live" : "Timetable")
        } icon: {
          Image(systemName: entry.isLive ? "dot.radiowaves.left.and.right" : "clock.fill")
            .imageScale(.small)
        }
        .labelStyle(CloseLabelStyle())
        .font(.caption2.weight(.semibold))
        .foregroundStyle(Color("InkSecondary"))
      }
    }
  }
}

/// An icon three points from its words.
struct CloseLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 3) {
      configuration.icon
      configuration.title
    }
  }
}
