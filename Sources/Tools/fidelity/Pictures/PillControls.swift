import SwiftUI
import SystemDesigns

/// Buttons and toggles with styles of their own, of GoodRequest/GoodSwiftUI, on iOS 18.6 at @3x.
@MainActor
enum PillControls {
  static let pictures: [ReferencePicture] = buttons + toggles + switches

  private static let traits = Traits(design: .iOS18)

  private static let buttons: [ReferencePicture] = [
    button("basebuttonsmall", .small), button("basebuttonmedium", .medium),
    button("basebuttonlarge", .large), button("lefticonbuttonsmall", .small, left: "person"),
    button("lefticonbuttonmedium", .medium, left: "person"),
    button("lefticonbuttonlarge", .large, left: "person"),
    button("righticonbuttonsmall", .small, right: "arrow.right"),
    button("leftrighticonbuttonsmall", .small, left: "person", right: "arrow.right"),
    button("leftrighticonbuttonmedium", .medium, left: "person", right: "arrow.right"),
    button("leftrighticonbuttonlarge", .large, left: "person", right: "arrow.right"),
    ReferencePicture("good-circlesmallbutton", .fitting, traits) {
      Button(action: {}, label: { EmptyView() }).fixedSize()
        .buttonStyle(PillStyle(measure: .circle, left: nil, right: "arrow.right"))
    },
  ]

  private static func button(
    _ id: String, _ measure: PillStyle.Measure, left: String? = nil, right: String? = nil
  ) -> ReferencePicture {
    ReferencePicture("good-\(id)", .fitting, traits) {
      Button("Button") {}.fixedSize()
        .buttonStyle(PillStyle(measure: measure, left: left, right: right))
    }
  }

  private static let toggles: [ReferencePicture] = [
    toggle("largecheckboxdisabled", .box, 32, isOn: false),
    toggle("smallcheckboxdisabled", .box, 24, isOn: false),
    toggle("smallcheckboxenabled", .box, 24, isOn: true),
    toggle("smallcheckcircleenabled", .disc, 24, isOn: true),
    toggle("largeradioenabled", .radio, 32, isOn: true),
    toggle("smallradioenabled", .radio, 24, isOn: true),
  ]

  private static func toggle(
    _ id: String, _ mark: MarkStyle.Mark, _ side: CGFloat, isOn: Bool
  ) -> ReferencePicture {
    ReferencePicture("good-\(id)", .fitting, traits) {
      Toggle(isOn: .constant(isOn)) {}.fixedSize()
        .toggleStyle(MarkStyle(mark: mark, side: side))
    }
  }

  private static let switches: [ReferencePicture] = [
    switchPicture("largetoggleenabled", 51.0 / 49, 32.0 / 31, isOn: true),
    switchPicture("largetoggledisabled", 51.0 / 49, 32.0 / 31, isOn: false),
    switchPicture("smalltoggleenabled", 44.0 / 49, 28.0 / 31, isOn: true),
    switchPicture("smalltoggledisabled", 44.0 / 49, 28.0 / 31, isOn: false),
  ]

  private static func switchPicture(
    _ id: String, _ x: CGFloat, _ y: CGFloat, isOn: Bool
  ) -> ReferencePicture {
    ReferencePicture("good-\(id)", .fitting, traits) {
      Toggle(isOn: .constant(isOn)) {}.fixedSize()
        .toggleStyle(StretchedSwitch(x: x, y: y))
    }
  }
}

/// A red shape with white letters between two icons.
private struct PillStyle: ButtonStyle {
  enum Measure { case small, medium, large, circle }
  let measure: Measure
  let left: String?
  let right: String?

  private var height: CGFloat {
    switch measure {
    case .small, .circle: 32
    case .medium: 40
    case .large: 56
    }
  }
  private var insets: EdgeInsets {
    switch measure {
    case .small: EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12)
    case .medium: EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16)
    case .large: EdgeInsets(top: 17, leading: 16, bottom: 17, trailing: 16)
    case .circle: EdgeInsets()
    }
  }
  private var side: CGFloat { measure == .small || measure == .circle ? 16 : 20 }
  private var spacing: CGFloat { measure == .large ? 8 : measure == .circle ? 0 : 4 }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      icon(left)
      configuration.label.foregroundColor(.white).font(.system(size: 17, weight: .medium))
      icon(right)
    }
    .padding(insets)
    .frame(
      minWidth: measure == .circle ? 32 : nil, maxWidth: measure == .circle ? nil : .infinity,
      minHeight: height
    )
    .frame(width: nil)
    .background(RoundedRectangle(cornerRadius: measure == .medium ? 20 : 16).fill(.red))
  }

  @ViewBuilder private func icon(_ name: String?) -> some View {
    if let name {
      Image(systemName: name).resizable().scaledToFit().frame(width: side, height: side)
        .foregroundColor(.white)
    }
  }
}

/// A box or a disc with a mark, in a button.
private struct MarkStyle: ToggleStyle {
  enum Mark { case box, disc, radio }
  let mark: Mark
  let side: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button(action: {}) {
        Group {
          if mark == .box { box(configuration.isOn) } else { disc(configuration.isOn) }
        }
        .overlay {
          if mark != .radio, configuration.isOn {
            Image(systemName: "checkmark").resizable()
              .frame(width: side == 32 ? 16 : 12, height: side == 32 ? 12 : 8)
              .foregroundColor(.white)
          }
        }
      }
      .frame(width: side, height: side)
    }
  }

  private func box(_ isOn: Bool) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 6).foregroundColor(isOn ? .red : .clear)
      RoundedRectangle(cornerRadius: 6).strokeBorder().foregroundColor(isOn ? .clear : .gray)
    }
  }

  private func disc(_ isOn: Bool) -> some View {
    ZStack {
      Circle().foregroundColor(isOn ? .red.opacity(0.2) : .clear)
      Circle().strokeBorder()
        .foregroundColor(isOn ? (mark == .disc ? .clear : .red) : .gray)
      Circle().foregroundColor(isOn ? .red : .clear)
        .frame(
          maxWidth: mark == .disc ? .none : side / 2.5,
          maxHeight: mark == .disc ? .none : side / 2.5)
    }
  }
}

/// The system's switch, stretched.
private struct StretchedSwitch: ToggleStyle {
  let x: CGFloat
  let y: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Toggle(isOn: configuration.$isOn) { configuration.label }.labelsHidden().tint(.red)
        .scaleEffect(x: x, y: y)
    }
  }
}
