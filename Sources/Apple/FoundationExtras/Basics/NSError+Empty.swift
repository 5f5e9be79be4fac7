import Foundation

extension NSError {
  /// An error without a domain: `NSError()`, which Objective-C's classes have of `NSObject`.
  public convenience init(_nothing: Void = ()) {
    self.init(domain: "", code: 0)
  }
}
