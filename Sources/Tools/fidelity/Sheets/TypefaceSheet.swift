import DisplayList
import Foundation
import SwiftUI
import SystemDesigns
import UIKit

/// A page of every typeface to look at: text styles, weights, widths, scripts, digits and features, platforms and text
/// sizes, each in the designs that have it. Lines have a tinted box of their height. Nothing of it is compared.
@MainActor
struct TypefaceSheet {
  /// Pixels of the page.
  let image: ImagePixels

  /// - Returns: nil for a page that can't be drawn.
  init?() {
    let renderer = ImageRenderer(
      content: Self.page.environment(\.colorScheme, .light).environment(\.surface, .app))
    renderer.scale = 2
    guard let picture = renderer.cgImage else { return nil }
    image = picture.resource
  }

  private static var page: some View {
    VStack(alignment: .leading, spacing: 28) {
      section("Text styles by design, with their lines") { styles }
      section("Weights by design") { weights }
      section("Widths") { widths }
      section("Scripts: regular, bold, serif, rounded, monospaced") { scripts }
      section("Digits, capitals, stylistic sets") { features }
      section("Platforms") { platforms }
      section("Body at every text size") { sizes }
    }
    .padding(32).frame(width: 1500, alignment: .leading).background(.white)
  }

  private static func section<V: View>(
    _ title: String, @ViewBuilder _ content: () -> V
  ) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: title).font(.title3.bold())
      content()
    }
  }

  private static func sample(_ text: String) -> some View {
    Text(verbatim: text).background(Color.blue.opacity(0.08)).lineLimit(1)
  }

  private static func label(_ text: String) -> some View {
    Text(verbatim: text).font(.system(size: 10)).foregroundStyle(.secondary)
      .frame(width: 90, alignment: .leading)
  }

  private static let designs: [(String, Font.Design)] = [
    ("default", .default), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
  ]

  private static var styles: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 6) {
      ForEach(Font.TextStyle.allCases, id: \.self) { style in
        GridRow {
          label("\(style)")
          ForEach(designs, id: \.0) { _, design in
            sample("Hamburgefonts 0123").font(.system(style, design: design))
          }
        }
      }
    }
  }

  private static let weightNames: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  private static var weights: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 4) {
      ForEach(weightNames, id: \.0) { name, weight in
        GridRow {
          label(name)
          ForEach(designs, id: \.0) { _, design in
            sample("Quick 1984 & Rag").font(.system(size: 22, weight: weight, design: design))
          }
          sample("Quick 1984 & Rag").font(.system(size: 22, weight: weight)).italic()
        }
      }
    }
  }

  private static var widths: some View {
    let known: [(String, Font.Width)] = [
      ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
      ("expanded", .expanded),
    ]
    let shown: [Font.Weight] = [.light, .regular, .bold, .black]
    return Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 4) {
      ForEach(known, id: \.0) { name, width in
        GridRow {
          label(name)
          ForEach(shown, id: \.self) { weight in
            sample("Compare 10:42 Жук").font(.system(size: 26, weight: weight).width(width))
          }
        }
      }
    }
  }

  private static let scriptTexts: [(String, String)] = [
    ("Greek", "Ξεσκεπάζω Ag"), ("Cyrillic", "Съешь ещё Ag"), ("Arabic", "صباح الخير Ag"),
    ("Hebrew", "בוקר טוב Ag"), ("Thai", "สวัสดีตอนเช้า Ag"), ("Devanagari", "सुप्रभात Ag"),
    ("Korean", "좋은 아침 Ag"), ("Japanese", "おはよう東京 Ag"), ("zh-Hans", "早上好，骨 Ag"),
    ("zh-Hant", "早上好，骨 Ag"), ("emoji", "🌤️🚲 ✔ Ag"),
  ]

  private static var scripts: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 4) {
      ForEach(scriptTexts, id: \.0) { name, text in
        GridRow {
          label(name)
          sample(text)
          sample(text).bold()
          ForEach(designs.dropFirst(), id: \.0) { _, design in sample(text).fontDesign(design) }
        }
        .font(.title3)
        .environment(\.locale, Locale(identifier: locale(of: name)))
      }
    }
  }

  private static func locale(of name: String) -> String {
    ["Japanese": "ja", "Korean": "ko", "zh-Hans": "zh-Hans", "zh-Hant": "zh-Hant"][name] ?? "en"
  }

  private static var features: some View {
    let key = (
      type: UIFontDescriptor.FeatureKey.type, selector: UIFontDescriptor.FeatureKey.selector
    )
    func alternative(_ number: Int) -> Font {
      Font(
        UIFont(
          descriptor: UIFont.systemFont(ofSize: 22).fontDescriptor.addingAttributes([
            .featureSettings: [[key.type: 35, key.selector: 2 * number]]
          ]), size: 0))
    }
    let shown: [(String, Font)] = [
      ("plain", .system(size: 22)), ("monospacedDigit", .system(size: 22).monospacedDigit()),
      ("smallCaps", .system(size: 22).smallCaps()),
      ("lowercase…", .system(size: 22).lowercaseSmallCaps()),
      ("uppercase…", .system(size: 22).uppercaseSmallCaps()), ("six and nine", alternative(1)),
      ("open four", alternative(2)), ("colon", alternative(3)), ("legible", alternative(6)),
      ("one-storey a", alternative(7)),
    ]
    return Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 4) {
      ForEach(shown, id: \.0) { name, font in
        GridRow {
          label(name)
          sample("Illinois a: 0123456789 11:11 Rate").font(font)
          sample("111.11").font(font)
          sample("888.88").font(font)
        }
      }
    }
  }

  private static var platforms: some View {
    let known: [(String, SystemDesign)] = [
      ("iOS", .iOS26), ("watchOS", .watchOS26), ("macOS", .macOS26),
    ]
    return Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 4) {
      ForEach(known, id: \.0) { name, design in
        GridRow {
          label(name)
          sample("Temperature 68% Updated 2m ago").font(.system(size: 16))
          sample("Temperature 68%").font(.system(size: 16, weight: .semibold))
          sample("Temperature 68%").font(.system(size: 28, weight: .medium, design: .rounded))
        }
        .environment(\.systemDesign, design)
      }
    }
  }

  private static var sizes: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(DynamicTypeSize.allCases, id: \.self) { size in
        HStack(alignment: .firstTextBaseline) {
          label("\(size)").dynamicTypeSize(.large)
          sample("Body at this size, headline").font(.body)
          sample("headline").font(.headline)
        }
        .dynamicTypeSize(size)
      }
    }
  }
}
