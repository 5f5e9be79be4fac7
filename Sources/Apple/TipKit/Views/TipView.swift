import DeviceWorld
import SwiftUI

/// A tip in the flow of a layout; nothing while it isn't available.
///
/// - Support: partly; a plain card with image, title and message, without arrow and buttons.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  public var body: some View {
    if let tip, tip.shouldDisplay {
      TipCard(image: tip.image, title: tip.title, message: tip.message)
    }
  }
}

private struct TipCard: View {
  let image: Image?
  let title: Text
  let message: Text?

  init(image: Image?, title: Text, message: Text?) {
    self.image = image
    self.title = title
    self.message = message
    DeviceAnswers.standsIn("TipView", "a plain card with the tip's image, title and message")
  }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image { image.font(.title2).foregroundStyle(.tint) }
      VStack(alignment: .leading, spacing: 4) {
        title.font(.headline)
        if let message { message.font(.subheadline).foregroundStyle(.secondary) }
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13))
  }
}

/// The style of tips' views, which have one here.
public protocol TipViewStyle: Sendable {}
public struct MiniTipViewStyle: TipViewStyle { public init() {} }

extension View {
  /// Does nothing: a picture shows no popovers, and says so where the tip would be shown.
  ///
  /// - Support: at rest
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    if let tip, tip.shouldDisplay {
      DeviceAnswers.rests("popoverTip(_:)", "a picture shows no popovers")
    }
    return self
  }
  /// - Support: at rest
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  /// - Support: at rest
  public nonisolated func tipCornerRadius(
    _ cornerRadius: Double, antialiased: Bool = true
  ) -> some View { self }
  /// - Support: at rest
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { self }
}
