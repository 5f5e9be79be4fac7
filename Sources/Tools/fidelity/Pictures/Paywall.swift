import SwiftUI
import SystemDesigns

/// Pieces of a paywall of RevenueCat/purchases-ios @ff486da, at @1x.
@MainActor
enum Paywall {
  static let pictures: [ReferencePicture] = [
    ReferencePicture(
      "rc-teststickyfooterrootzlayeroniphonefullscreen", .fixed(460, 950), Traits(design: .iOS18)
    ) { HeroWithFooter() },
    ReferencePicture(
      "rc-testtextisredactedwhileloading-ios18", .fixed(300, 60), Traits(design: .iOS18)
    ) { Loading(isLoading: true) },
    ReferencePicture(
      "rc-testtextisvisiblewhenloaded-ios18", .fixed(300, 60), Traits(design: .iOS18)
    ) { Loading(isLoading: false) },
    ReferencePicture("rc-testtextisvisiblewhenloaded-ios26", .fixed(300, 60)) {
      Loading(isLoading: false)
    },
  ]
}

private struct Loading: View {
  let isLoading: Bool

  var body: some View {
    Text(AttributedString("Hello, world"))
      .font(.system(size: 16))
      .fixedSize(horizontal: false, vertical: true)
      .multilineTextAlignment(.center)
      .foregroundStyle(Color.black)
      .redacted(reason: isLoading ? .placeholder : [])
      .frame(maxWidth: .infinity)
  }
}

/// A hero image over all, its texts below the safe area, and a footer at the bottom.
private struct HeroWithFooter: View {
  private let top: CGFloat = 47
  private let bottom: CGFloat = 34

  var body: some View {
    ZStack(alignment: .top) {
      Color(red: 1, green: 128.0 / 255, blue: 128.0 / 255)
      line("Unlock Pro", 22, .bold, .white, .leading)
        .padding(EdgeInsets(top: 24 + top, leading: 16, bottom: 0, trailing: 16))
      line("Tall hero on root z-layer layout.", 14, .regular, Self.gray(0x66), .center)
        .padding(EdgeInsets(top: 16 + top, leading: 24, bottom: 24, trailing: 24))
    }
    .background(Color.white)
    .overlay(alignment: .bottom) {
      footer.fixedSize(horizontal: false, vertical: true)
    }
  }

  private var footer: some View {
    VStack(spacing: 12) {
      line("Subscribe for $79.99/yr", 14, .regular, Self.gray(0x66), .center)
      line("Continue", 16, .semibold, .white, .center, horizontal: 16, vertical: 14)
        .background(Self.gray(0x11))
      line("Restore Purchases", 13, .regular, Self.gray(0x88), .center)
    }
    .frame(maxWidth: .infinity)
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    .padding(.bottom, bottom)
    .background(Color.white)
  }

  private func line(
    _ text: String, _ size: CGFloat, _ weight: Font.Weight, _ color: Color,
    _ alignment: HorizontalAlignment, horizontal: CGFloat = 0, vertical: CGFloat = 0
  ) -> some View {
    Text(verbatim: text)
      .font(.system(size: size, weight: weight))
      .fixedSize(horizontal: false, vertical: true)
      .multilineTextAlignment(alignment == .center ? .center : .leading)
      .foregroundStyle(color)
      .padding(.horizontal, horizontal)
      .padding(.vertical, vertical)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  private static func gray(_ value: Int) -> Color { Color(white: Double(value) / 255) }
}
