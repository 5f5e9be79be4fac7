import Foundation

// Apple's every object answers to these; what widget code calls them on is its defaults.

extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
