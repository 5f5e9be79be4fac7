import SwiftUI
import WidgetKit

struct TopicsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TopicsEntry

  private var shown: [Topic] { Array(entry.topics.prefix(family == .systemLarge ? 6 : 3)) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 5) {
        Image(systemName: "flame.fill")
          .foregroundStyle(Color("Heat").gradient)
        Text("Hot Topics")
      }
      .font(.footnote.weight(.semibold))
      .unredacted()

      VStack(spacing: 0) {
        ForEach(Array(shown.enumerated()), id: \.element.id) { index, topic in
          Link(destination: topic.url) {
            TopicRow(rank: index + 1, topic: topic, isTall: family == .systemLarge)
          }
          .frame(maxHeight: .infinity)
        }
      }
    }
  }
}

private struct TopicRow: View {
  let rank: Int
  let topic: Topic
  let isTall: Bool

  var body: some View {
    HStack(spacing: 10) {
      Text("\(rank)")
        .font(.system(isTall ? .title3 : .subheadline, design: .rounded, weight: .bold))
        .foregroundStyle(Color("Heat").opacity(rank <= 3 ? 1 : 0.45))
        .frame(width: isTall ? 20 : 14)
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 6) {
          Text(LocalizedStringKey(topic.title))
            .font(.subheadline.weight(.medium))
            .lineLimit(1)
          if topic.isNew {
            Text("New")
              .font(.system(size: 10, weight: .bold))
              .foregroundStyle(.white)
              .padding(.horizontal, 5)
              .padding(.vertical, 1)
              .background(Color("Heat"), in: Capsule())
              .fixedSize()
          }
        }
        if isTall {
          Text("\(topic.posts.formatted()) posts")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
      if !isTall {
        Text(topic.posts, format: .number.notation(.compactName))
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
      }
    }
  }
}
