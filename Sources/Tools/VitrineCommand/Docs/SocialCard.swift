import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Site
import SwiftUI

/// The picture beside a link to a page, as social networks show it, drawn by the engine of the widgets.
struct SocialCard: View {
  let card: DocsSite.Card
  /// The pictures with the sizes, in points, at which they are drawn.
  let pictures: [(image: CGImage, size: CGSize)]

  private nonisolated enum Measure {
    static let margin = 72.0, gap = 56.0, text = 420.0
    /// The space of the pictures beside the text.
    static let pictures = CGSize(width: 580, height: 486)
    static let between = 28.0
  }

  var body: some View {
    HStack(spacing: Measure.gap) {
      text.frame(width: pictures.isEmpty ? nil : Measure.text, alignment: .leading)
      if !pictures.isEmpty {
        VStack(spacing: Measure.between) {
          ForEach(pictures.indices, id: \.self) { index in
            Image(decorative: pictures[index].image, scale: 1)
              .resizable()
              .frame(width: pictures[index].size.width, height: pictures[index].size.height)
              .shadow(color: .black.opacity(0.35), radius: 24, y: 12)
          }
        }
        .frame(width: Measure.pictures.width)
      }
    }
    .padding(.horizontal, Measure.margin)
    .frame(width: DocsSite.Card.size.width, height: DocsSite.Card.size.height)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.11, green: 0.13, blue: 0.22), Color(red: 0.22, green: 0.25, blue: 0.42),
        ],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }

  private var text: some View {
    VStack(alignment: .leading, spacing: 16) {
      if !card.kicker.isEmpty {
        Text(verbatim: card.kicker).font(.system(size: 26, weight: .semibold))
          .foregroundStyle(Color.white.opacity(0.65)).lineLimit(1)
      }
      Text(verbatim: card.title).font(.system(size: 64, weight: .bold))
        .foregroundStyle(Color.white).lineLimit(3).minimumScaleFactor(0.5)
      if !card.text.isEmpty {
        Text(verbatim: card.text).font(.system(size: 30))
          .foregroundStyle(Color.white.opacity(0.8)).lineLimit(5)
      }
    }
  }

  /// - Parameter pictures: PNG files, best first; as many are shown as there is space for.
  /// - Returns: a PNG of 1200 × 630 pixels.
  nonisolated static func png(_ card: DocsSite.Card, pictures: [Data]) throws -> Data {
    let images = try pictures.map { CGImage(try PNGDecoder.decode(Array($0)).image) }
    let bitmap = onMain {
      let view = SocialCard(card: card, pictures: fitted(images))
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "en_US")
      environment.colorScheme = .dark
      let list = ViewRenderer().renderFitting(
        view, proposal: ProposedViewSize(DocsSite.Card.size), environment: environment,
        displayDate: Date(timeIntervalSince1970: 0))
      return Rasterizer().render(list, scale: 1, background: .black)
    }
    return Data(PNGEncoder().encode(bitmap))
  }

  /// Two pictures below each other where both stay at least 160 points high, else the first alone.
  private nonisolated static func fitted(_ images: [CGImage]) -> [(CGImage, CGSize)] {
    let space = Measure.pictures
    func sizes(_ images: ArraySlice<CGImage>) -> [CGSize] {
      let height =
        (space.height - Measure.between * Double(images.count - 1)) / Double(images.count)
      return images.map { image in
        let factor = min(
          space.width / Double(max(image.width, 1)), height / Double(max(image.height, 1)))
        return CGSize(
          width: (Double(image.width) * factor).rounded(),
          height: (Double(image.height) * factor).rounded())
      }
    }
    let both = images.prefix(2)
    let chosen =
      both.count == 2 && sizes(both).allSatisfy { $0.height >= 160 } ? both : both.prefix(1)
    return Array(zip(chosen, sizes(chosen)))
  }

  /// Views belong to the main actor; the command runs on its thread, a test on any.
  private nonisolated static func onMain<Value: Sendable>(_ make: @MainActor () -> Value) -> Value {
    if Thread.isMainThread { return MainActor.assumeIsolated(make) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(make) }
  }
}
