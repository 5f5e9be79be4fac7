import FoundationExtras

/// The response of a handler, with properties by name.
open class INIntentResponse: NSObject, NSCopying, _INKeyed {
  public let _values = _INValues()
  open var userActivity: NSUserActivity?

  public required override init() { super.init() }

  open func value(forKey key: String) -> Any? { _values[key] }
  open func setValue(_ value: Any?, forKey key: String) { _values[key] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy._values.take(_values)
    copy.userActivity = userActivity
    return copy
  }

  open class var supportsSecureCoding: Bool { true }
}
