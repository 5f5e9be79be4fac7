import Foundation
import Testing

@testable import SwiftUI

/// WidgetKit and `ImageRenderer` show a sign in the place of UIKit's views.
@MainActor
@Suite struct RepresentedViewTests {
  private struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style
    func makeUIView(context: UIViewRepresentableContext<Blur>) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: style))
    }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {
      view.effect = UIBlurEffect(style: style)
    }
  }

  private struct Picker: UIViewControllerRepresentable {
    final class Coordinator: NSObject {
      let parent: Picker
      init(_ parent: Picker) { self.parent = parent }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.title = "\(type(of: context.coordinator.parent))"
      return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private func laid<V: View>(_ view: V, _ surface: RenderingSurface) -> LaidOut {
    LaidOut(view, width: 100, height: 60) { $0.surface = surface }
  }

  @Test(arguments: [RenderingSurface.widget, .image, .app])
  func theSignIsReported(surface: RenderingSurface) {
    let notes = laid(Blur(style: .dark), surface).list.diagnostics
    #expect(notes.filter { $0.code == "platform-view" }.compactMap(\.view) == ["Blur"])
    let controller = laid(Picker(), surface).list.diagnostics
    #expect(controller.filter { $0.code == "platform-view" }.compactMap(\.view) == ["Picker"])
  }

  @Test func itTakesTheSpaceThatIsLeft() {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      Blur(style: .light)
    }
    #expect(laid(view, .widget).frames("Blur").last == CGRect(0, 20, 100, 40))
  }

  @Test func aHostingControllerAsksItsView() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
    #expect(controller.view.superview == nil)
  }
}
