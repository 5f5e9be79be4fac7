import SwiftUI
import WidgetKit

/// A share's price, as its source is before and after an edit: the app group says which edit was made.
struct Edited: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "edited", provider: Provider()) { entry in
      Price(edit: entry.text).containerBackground(for: .widget) { Color.white }
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }

  /// Several edits are parted by commas.
  struct Edit: OptionSet {
    let rawValue: Int
    static let padding = Edit(rawValue: 1)
    static let color = Edit(rawValue: 2)
    static let string = Edit(rawValue: 4)
    static let font = Edit(rawValue: 8)
    static let added = Edit(rawValue: 16)
    static let removed = Edit(rawValue: 32)
    static let data = Edit(rawValue: 64)
    static let broken = Edit(rawValue: 128)
    static let shorter = Edit(rawValue: 256)
    static let status = Edit(rawValue: 512)
    static let url = Edit(rawValue: 1024)
    static let label = Edit(rawValue: 2048)

    static var made: Edit {
      let names = [
        "padding", "color", "string", "font", "added", "removed", "data", "broken", "shorter",
        "status", "url", "label",
      ]
      let store = UserDefaults(suiteName: "group.example.edits")
      let made = (store?.string(forKey: "edit") ?? "").split(separator: ",")
      return Edit(
        names.indices.filter { made.contains(names[$0][...]) }.map { Edit(rawValue: 1 << $0) })
    }
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date(), text: "189.30") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: Date(), text: Edit.made.contains(.data) ? "191.02" : "189.30"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      let values = Edit.made.contains(.shorter) ? ["190.10"] : ["190.10", "190.25"]
      let entries = values.enumerated().map {
        Moment(date: Date().addingTimeInterval(Double($0) * 600), text: $1)
      }
      completion(Timeline(entries: entries, policy: .never))
    }
  }

  private struct Price: View {
    let edit: String
    private let made = Edit.made

    var body: some View {
      if made.contains(.broken), edit == "190.25" { fatalError("The price is no number.") }
      return VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 4) {
          Capsule()
            .fill(
              made.contains(.color)
                ? Color(red: 0, green: 0.5, blue: 1) : Color(red: 1, green: 0, blue: 0)
            )
            .frame(width: 4, height: 16)
            .accessibilityLabel(Text(verbatim: made.contains(.label) ? "Falling" : "Steady"))
          Text(made.contains(.string) ? "Pear" : "Apple")
            .font(.headline)
          if made.contains(.added) { Image(systemName: "star.fill") }
        }
        Text(edit).font(made.contains(.font) ? .title : .body)
        if !made.contains(.removed) {
          Text(made.contains(.status) ? "Live" : "Delayed").font(.caption)
        }
      }
      .foregroundStyle(.black)
      .widgetURL(URL(string: made.contains(.url) ? "prices://apple" : "prices://"))
      .padding(made.contains(.padding) ? 14 : 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
