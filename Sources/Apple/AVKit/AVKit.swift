// AVKit: players' views, which play nothing; a widget shows the sign of UIKit's views.

@_exported import AVFoundation
import SwiftUI
@_exported import UIKit

/// A video with controls.
///
/// - Support: partly; the sign alone is drawn.
public struct VideoPlayer<VideoOverlay: View>: View {
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
  public var body: some View { PlayerRepresentable() }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) {}
}
private struct PlayerRepresentable: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A video over the whole screen.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
}
