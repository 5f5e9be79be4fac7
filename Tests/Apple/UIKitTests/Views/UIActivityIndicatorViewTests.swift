import Testing
import UIKit

/// The documentation of `UIActivityIndicatorView` and its properties.
@MainActor @Suite struct UIActivityIndicatorViewTests {
  /// Apple, “hidesWhenStopped”: by default the view is hidden while it isn't animating.
  @Test func itIsHiddenWhileItStopsAndOnlyThen() {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.hidesWhenStopped && !view.isAnimating && view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(!view.isAnimating && view.isHidden)
  }

  @Test func itStaysWhereItIsNotToHide() {
    let view = UIActivityIndicatorView(style: .medium)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
  }

  /// M. Meretzky, “UIActivityIndicatorView” (a course on iOS): 20 × 20, the large one 37 × 37.
  @Test func theStyleDecidesTheSize() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.frame.size == CGSize(width: 37, height: 37))
    large.style = .medium
    #expect(large.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  /// Apple, “performWithoutAnimation(_:)”: the closure's code is performed.
  @Test func changesWithoutAnimationAreMade() {
    let view = UIView()
    UIView.performWithoutAnimation { view.alpha = 0.25 }
    #expect(view.alpha == 0.25)
  }
}
