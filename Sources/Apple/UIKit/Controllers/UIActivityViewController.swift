import Foundation

/// A controller of the sheet that offers what can be done with some items. A picture has no person to choose, so it
/// keeps what it is given and performs none.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  package let activityItems: [Any]
  package let applicationActivities: [UIActivity]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives of interfaces aren't read.
  public required init?(coder: NSCoder) { nil }
}
