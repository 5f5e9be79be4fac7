import Foundation

/// The appearance and the behaviour of labelled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

public struct LabeledContentStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct Content: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// The label leads, the content is at the other end, in a list fainter.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private struct LabeledRow: _PartView {
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.systemDesign) private var design
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if hidesLabel {
      content
    } else if size.isAccessibilitySize {
      // StanfordSpezi/SpeziViews @236fd06: a row at AX3 on iOS 18 (ListSnapshotTests) and on iOS 26 (SnapshotTests+Lists).
      VStack(alignment: .leading, spacing: design.lists.stackedLabelGap) {
        SubtitledLabel(configuration.label)
        content
      }
    } else {
      // Centers are aligned and not baselines, so that a symbol beside the value doesn't move the label: both texts
      // of optionSetPicker.option-picker there have one baseline.
      HStack(alignment: .firstLineCenter) {
        SubtitledLabel(configuration.label)
        Spacer()
        content
      }
    }
  }

  private var content: some View {
    // In the label of a menu the value is no shade of the tint: (138, 138, 142) on white (StanfordSpezi/SpeziViews @236fd06,
    // SnapshotTests+Controls/optionSetPicker.option-picker).
    configuration.content.changingEnvironment {
      $0 = $0.withoutControlTint
      $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static nonisolated var automatic: AutomaticLabeledContentStyle { .init() }
}

/// A style whose type is hidden.
struct AnyLabeledContentStyle {
  private let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView
  init<S: LabeledContentStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  @MainActor func body(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  @Entry var labeledContentStyle: AnyLabeledContentStyle = .init(AutomaticLabeledContentStyle())
}

extension View {
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
}
