import Foundation

/// The content of a field, in the border of its style.
struct FieldContent: _PartView {
  @Environment(\.textFieldStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  let text: Text?
  let prompt: AnyView?
  let label: AnyView
  let wraps: Bool

  var body: some View {
    switch style {
    case .plain: line
    case .rounded:
      // 34 points high around body text, UIKit's rounded rectangle: the inset and the corner are
      // assumed.
      line
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .background {
          RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.background)
          RoundedRectangle(cornerRadius: 5, style: .continuous)
            .strokeBorder(Color.gray.opacity(0.3), lineWidth: 0.5)
        }
    }
  }

  @ViewBuilder private var line: some View {
    if wraps {
      content.modifier(FieldLine(wraps: true))
    } else {
      content.lineLimit(1).modifier(FieldLine(wraps: false))
    }
  }

  @ViewBuilder private var content: some View {
    if let text {
      text.changingEnvironment {
        if !$0.isEnabled { $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.tertiary)]) }
      }
    } else if let prompt {
      prompt.modifier(PromptForeground())
    } else {
      label.modifier(PromptForeground())
    }
  }
}

private nonisolated struct PromptForeground: _EnvironmentModifier {
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    environment.setForeground([AnyShapeStyle(PlaceholderTextShapeStyle())])
  }
}

/// A field takes the width proposed. Around a line of body text it is 22 points high at @2x and
/// @3x (from memory of UIKit's fields) and 23 at @1x, where the line is 21: seen in
/// doordash-oss/swiftui-preview-snapshots @36cd366, `test_observableObjectSnapshots`, where the row
/// under the field lies 30 points below its text, and of three rows in the middle of 400 points, 8
/// apart, the baselines are at 180, 205 and 233 (`iOS-Too-Short`).
///
/// Two lines are 44 points high: in a field that grows downwards, with 6 of padding, they make a row of 86
/// (meshtastic/Meshtastic-Apple @9f0d810, channelForm_primary, iOS 26).
private nonisolated struct FieldLine: _NodeModifier {
  let wraps: Bool

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    FieldLineNode(
      node, wraps: wraps, pixelsPerPoint: inputs.environment.displayScale,
      alignment: inputs.environment.multilineTextAlignment,
      isMirrored: inputs.environment.layoutDirection == .rightToLeft)
  }
}

private final class FieldLineNode: UnaryNode {
  private let wraps: Bool
  private let pixelsPerPoint: CGFloat
  private let part: CGFloat

  init(
    _ child: _Node, wraps: Bool, pixelsPerPoint: CGFloat, alignment: TextAlignment, isMirrored: Bool
  ) {
    self.wraps = wraps
    self.pixelsPerPoint = pixelsPerPoint
    let part: CGFloat =
      switch alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    self.part = isMirrored ? 1 - part : part
    super.init(child)
  }

  override var spacing: Spacing { Spacing() }

  /// A whole number of points, at least one and a half above the line's own height: 20⅓, 20½ and 21
  /// become 22, 22 and 23.
  private func height(_ line: CGFloat) -> CGFloat { (line + 1.5).rounded(.up) }

  private func content(_ width: CGFloat?) -> CGSize {
    child.size(wraps ? ProposedViewSize(width: width, height: nil) : .unspecified)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = content(proposal.width)
    return CGSize(width: proposal.width ?? content.width, height: height(content.height))
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    if axis == .horizontal { return (0, .infinity) }
    let own = height(content(proposal.width).height)
    return (own, own)
  }

  private func inset(_ height: CGFloat) -> CGFloat {
    ((frame.height - height) / 2 * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  override func placeChildren() {
    let childProposal = ProposedViewSize(width: frame.width, height: nil)
    let size = child.size(childProposal)
    child.place(
      at: CGPoint(
        x: frame.minX + (frame.width - size.width) * part, y: frame.minY + inset(size.height)),
      childProposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let line = content(proposal.width).height
    let room = ((height(line) - line) / 2 * pixelsPerPoint).rounded() / pixelsPerPoint
    let offer = wraps ? ProposedViewSize(width: proposal.width, height: nil) : .unspecified
    return child.explicitAlignment(key, offer).map {
      key.axis == .vertical ? $0 + room : $0
    }
  }
}
