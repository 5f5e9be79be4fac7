import SwiftUI

let texts = Chapter(
  title: "Text",
  examples: [
    Example("Text") {
      Text("Plain, **bold**, _italic_ and `code`")
    },
    Example("View.font") {
      VStack(alignment: .leading) {
        Text("Large title").font(.largeTitle)
        Text("Headline").font(.headline)
        Text("Caption").font(.caption)
        Text("Serif 20").font(.system(size: 20, design: .serif))
      }
    },
    Example("View.fontWeight") {
      HStack {
        Text("Light").fontWeight(.light)
        Text("Medium").fontWeight(.medium)
        Text("Heavy").fontWeight(.heavy)
      }
    },
    Example("View.fontDesign") {
      VStack {
        Text("Rounded").fontDesign(.rounded)
        Text("Serif").fontDesign(.serif)
        Text("Monospaced").fontDesign(.monospaced)
      }
    },
    Example("View.fontWidth") {
      VStack {
        Text("Condensed").fontWidth(.condensed)
        Text("Standard").fontWidth(.standard)
        Text("Expanded").fontWidth(.expanded)
      }
    },
    Example("View.bold") { Text("Bold").bold() },
    Example("View.italic") { Text("Italic").italic() },
    Example("View.monospaced") { Text("0x1F4A9").monospaced() },
    Example("View.monospacedDigit") {
      VStack(alignment: .leading) {
        Text("11:11").monospacedDigit()
        Text("08:48").monospacedDigit()
      }
    },
    Example("View.underline") { Text("Underlined").underline(pattern: .dash, color: .red) },
    Example("View.strikethrough") { Text("19.99").strikethrough(color: .red) },
    Example("View.kerning") { Text("Kerned").kerning(3) },
    Example("View.tracking") { Text("Tracked").tracking(3) },
    Example("View.baselineOffset") { Text("H") + Text("2").baselineOffset(-4) + Text("O") },
    Example("View.textRenderer") { Text("Rising").font(.title).textRenderer(Rising()) },
    Example("View.textVariant") {
      Text(Date(timeIntervalSince1970: 0), style: .date).textVariant(.sizeDependent)
    },
    Example("View.typesettingLanguage") {
      Text("直骨").font(.largeTitle).typesettingLanguage(.init(identifier: "ja"))
    },
    Example("View.textCase") { Text("Upper case").textCase(.uppercase) },
    Example("View.lineLimit") {
      Text("Two lines at most, and then an ellipsis where the words no longer fit in the room")
        .lineLimit(2).frame(width: 180)
    },
    Example("View.lineSpacing") {
      Text("Lines that stand\nfurther apart").lineSpacing(8)
    },
    Example("View.multilineTextAlignment") {
      Text("Lines of one text,\ncentred").multilineTextAlignment(.center)
    },
    Example("View.truncationMode") {
      Text("/a/long/path/to/a/file.swift").lineLimit(1).truncationMode(.middle)
        .frame(width: 140)
    },
    Example("View.minimumScaleFactor") {
      Text("Smaller so that it fits").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120)
    },
    Example("View.allowsTightening") {
      Text("A little tighter to fit").lineLimit(1).allowsTightening(true).frame(width: 152)
    },
    Example("View.dynamicTypeSize") {
      VStack {
        Text("Large").dynamicTypeSize(.large)
        Text("Accessibility 1").dynamicTypeSize(.accessibility1)
      }
    },
    Example("View.textScale") { Text("Standard ") + Text("secondary").textScale(.secondary) },
    Example("View.redacted") {
      VStack(alignment: .leading) {
        Text("Title").font(.headline)
        Text("What is not known yet")
      }
      .redacted(reason: .placeholder)
    },
    Example("View.unredacted") {
      HStack {
        Text("Balance:").unredacted()
        Text("1,204.50")
      }
      .redacted(reason: .placeholder)
    },
    Example("View.privacySensitive") {
      HStack {
        Text("Balance:")
        Text("1,204.50").privacySensitive()
      }
      .redacted(reason: .privacy)
    },
    Example("View.invalidatableContent") {
      Text("72 %").invalidatableContent().redacted(reason: .invalidated)
    },
  ])

private struct Rising: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = ctx
          copy.translateBy(x: 0, y: -CGFloat(index))
          copy.draw(slice)
        }
      }
    }
  }
}
