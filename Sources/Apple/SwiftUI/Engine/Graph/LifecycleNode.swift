import Foundation

/// The node of `onAppear` and `onChange`: it calls an action once its view is placed.
///
/// An action comes after the layout and before the picture is kept, so that what it sets is seen:
/// a pie that is scaled to nothing until `onAppear` is whole on a Home Screen and in the widget gallery
/// (https://github.com/alfianlosari/Covid19StatsWidgetKit, PieChartCell.swift and promo.jpg), and a custom layout
/// is asked before the action (https://fatbobman.com/en/posts/onappear-call-timing/).
final class LifecycleNode: PreferenceNode {
  private let action: () -> Void

  init(_ child: _Node, _ action: @escaping () -> Void) {
    self.action = action
    super.init(child)
  }

  override func notify() {
    super.notify()
    action()
  }
}
