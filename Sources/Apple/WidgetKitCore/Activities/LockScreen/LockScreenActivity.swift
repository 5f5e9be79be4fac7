import SwiftUI

/// An activity on the Lock Screen, or in a Smart Stack: its content in all of the available size,
/// on its own colour or on the system's material. A gauge's marker shows the ground in the hole around it, as in the README of
/// pawello2222/WidgetExamples @3597d22 (LiveActivityWidget.png).
package struct LockScreenActivity: View {
  let content: AnyView
  let scale: CGFloat
  let cornerRadius: CGFloat

  /// - Parameters:
  ///   - scale: points shown per point of the content's layout.
  ///   - cornerRadius: the radius of the corners that are shown, in points; needed where the content is scaled.
  package init(_ content: AnyView, scale: CGFloat = 1, cornerRadius: CGFloat = 0) {
    self.content = content
    self.scale = scale
    self.cornerRadius = cornerRadius
  }

  package var body: some View {
    scaled
      .compositingGroup()
      .backgroundPreferenceValue(ActivityBackgroundTintKey.self) { tint in
        ground(tint ?? nil)
      }
  }

  @ViewBuilder private var scaled: some View {
    let filling = content.frame(maxWidth: .infinity, maxHeight: .infinity)
    if scale == 1 {
      filling
    } else {
      ScaledContent(scale: scale) {
        filling.containerShape(
          RoundedRectangle(cornerRadius: cornerRadius / scale, style: .continuous))
      }
    }
  }

  @ViewBuilder private func ground(_ tint: Color?) -> some View {
    if let tint {
      tint
    } else {
      // Which of its materials the system takes isn't published.
      Rectangle().fill(.regularMaterial)
    }
  }
}

/// The compact views, one at each side: an activity in a Smart Stack for which it has no view of its own.
package struct CompactPair: View {
  let island: DynamicIsland
  package init(_ island: DynamicIsland) { self.island = island }

  package var body: some View {
    HStack {
      island.compactLeading()
      Spacer(minLength: 4)
      island.compactTrailing()
    }
    .padding(.horizontal, 12)
    .background(Color.black)
  }
}
