import Foundation

extension Timer {
  /// `Timer()`: a timer that is on no run loop and calls nothing, as code gives a property before it has a real one.
  /// `NSObject`'s own initialiser can't be overridden from outside of Foundation; the argument is never given.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}
