import Foundation

/// A control of segments, one of which is chosen.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private static let proxy = UISegmentedControl()
  /// The object that an app sets the look of all its controls by; widgets draw none.
  public static func appearance() -> UISegmentedControl { proxy }

  private var titles: [String?] = []
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false

  /// - Parameter items: strings and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  open var numberOfSegments: Int { titles.count }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }

  open func removeAllSegments() { titles = [] }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
