import SwiftUI

/// A control as the system draws it: the symbol alone where it is small, with its name and value
/// where they fit. Source: the Human Interface Guidelines, Controls: a control has a symbol, a
/// title and perhaps a value; a toggle that is on shows its symbol in its tint.
///
/// Its sizes, backgrounds and fonts aren't published: they are assumed.
package struct ControlFace: View {
  package enum Size: Sendable { case small, medium, large, lockScreen }

  /// The symbol and texts of a control's label and value.
  package struct Content {
    package var icon: AnyView?
    package var title: AnyView?
    package var value: AnyView?
    /// Whether the control is on, or its action is running.
    package var isActive: Bool
    package var tint: Color?
    package var isDisabled: Bool

    package init(
      icon: AnyView?, title: AnyView?, value: AnyView?, isActive: Bool, tint: Color?,
      isDisabled: Bool
    ) {
      self.icon = icon
      self.title = title
      self.value = value
      self.isActive = isActive
      self.tint = tint
      self.isDisabled = isDisabled
    }
  }

  private let content: Content
  private let size: Size

  package init(_ content: Content, _ size: Size) {
    self.content = content
    self.size = size
  }

  package var body: some View {
    face
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .foregroundStyle(content.isActive ? Color.black : .white)
      .background { ground }
      .opacity(content.isDisabled ? 0.4 : 1)
      .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var face: some View {
    switch size {
    case .small: icon(28)
    case .lockScreen: icon(21)
    case .medium:
      HStack(spacing: 10) {
        icon(24).frame(width: 34)
        texts(.leading)
        Spacer(minLength: 0)
      }
      .padding(.leading, 14)
      .padding(.trailing, 16)
    case .large:
      VStack(alignment: .leading, spacing: 0) {
        icon(32).frame(width: 44, height: 44)
        Spacer(minLength: 8)
        texts(.leading)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(18)
    }
  }

  private func icon(_ points: CGFloat) -> some View {
    (content.icon ?? AnyView(EmptyView()))
      .font(.system(size: points, weight: .medium))
      .foregroundStyle(content.isActive ? content.tint ?? .blue : .white)
      // An image of an asset catalogue is scaled to a symbol's size.
      .frame(maxWidth: points * 1.6, maxHeight: points * 1.6)
  }

  private func texts(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 1) {
      if let title = content.title {
        title.font(.system(size: 15, weight: .semibold))
      }
      if let value = content.value {
        value.font(.system(size: 13)).opacity(0.65)
      }
    }
    .lineLimit(size == .large ? 2 : 1)
    .minimumScaleFactor(0.8)
  }

  @ViewBuilder private var ground: some View {
    let fill = content.isActive ? Color.white : Color(white: 0.13, opacity: 0.72)
    switch size {
    case .small, .lockScreen: Circle().fill(fill)
    case .medium: Capsule().fill(fill)
    case .large: RoundedRectangle(cornerRadius: 35, style: .continuous).fill(fill)
    }
  }
}
