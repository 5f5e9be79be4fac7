import CoreGraphics
import DisplayList
import Foundation

/// A colour, chosen: its label and a well.
public nonisolated struct ColorPicker<Label: View>: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  private let color: Color
  private let label: Label

  private nonisolated init(color: Color, label: Label) {
    self.color = color
    self.label = label
  }

  @MainActor public var body: some View {
    PlatformBacked("ColorPicker") {
      if hidesLabel {
        well
      } else {
        HStack {
          label
          Spacer(minLength: 8)
          well
        }
      }
    }
    .modifier(ControlRecord(kind: "ColorPicker", role: "button"))
  }

  /// UIColorWell: 28 points across, a ring of the spectrum around the colour. The ring's figures are
  /// assumed.
  @MainActor private var well: some View {
    Circle().fill(color).padding(5)
      .overlay {
        Circle().strokeBorder(
          AngularGradient(
            colors: [.red, .purple, .blue, .cyan, .green, .yellow, .orange, .red],
            center: .center), lineWidth: 3)
      }
      .frame(width: 28, height: 28)
  }
}

extension ColorPicker {
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(color: selection.wrappedValue, label: label())
  }
  public nonisolated init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(color: Color(cgColor: selection.wrappedValue), label: label())
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(color: selection.wrappedValue, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(color: selection.wrappedValue, label: Text(title))
  }
}
