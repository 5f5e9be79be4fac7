import Testing
import UIKit

/// The tree and the geometry of views, as the documentation of `UIView` states them.
@MainActor
@Suite struct UIViewTests {
  @Test func aViewHasOneSuperview() {
    let a = UIView(), b = UIView(), child = UIView()
    a.addSubview(child)
    b.addSubview(child)
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [child])
    #expect(child.superview === b)
    child.removeFromSuperview()
    #expect(b.subviews.isEmpty)
    #expect(child.superview == nil)
  }

  @Test func theLastSubviewIsInFront() {
    let view = UIView(), a = UIView(), b = UIView(), c = UIView()
    view.addSubview(a)
    view.addSubview(b)
    view.insertSubview(c, belowSubview: b)
    #expect(view.subviews == [a, c, b])
    view.bringSubviewToFront(a)
    #expect(view.subviews == [c, b, a])
    view.sendSubviewToBack(b)
    #expect(view.subviews == [b, c, a])
  }

  @Test func aViewIsNotAddedBelowItself() {
    let view = UIView(), child = UIView()
    view.addSubview(child)
    child.addSubview(view)
    #expect(view.superview == nil)
    #expect(view.subviews == [child])
  }

  @Test func frameBoundsAndCenterGoTogether() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = .zero
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
  }

  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func subviewsAreLaidOutOnceForEachChange() {
    let view = Counting(frame: .zero)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 10
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  private final class Controller: UIViewController {
    var loads = 0
    override func viewDidLoad() { loads += 1 }
  }

  @Test func aControllerLoadsItsViewOnce() {
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    controller.view.backgroundColor = .red
    _ = controller.view
    #expect(controller.loads == 1)
    #expect(controller.view.backgroundColor == .red)
  }

  @Test func aButtonSendsItsAction() {
    var sent = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in sent += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(sent == 1)
  }

  @Test func constraintsAreKept() {
    let a = UIView(), b = UIView()
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([constraint, a.widthAnchor.constraint(equalToConstant: 20)])
    #expect(constraint.isActive)
    #expect(constraint.constant == 8)
    #expect(constraint.secondItem === b)
  }

  @Test func textSizesHaveAnOrder() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func anExtensionOpensNothing() {
    var opened: Bool?
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { opened = $0 }
    #expect(opened == false)
  }

  /// Apple, “drawHierarchy(in:afterScreenUpdates:)”: false where image data of a view are missing.
  @Test func aHierarchyThatIsNotOnAScreenIsNoSnapshot() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
