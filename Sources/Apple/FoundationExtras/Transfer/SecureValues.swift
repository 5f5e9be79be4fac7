import Foundation

// With Apple these values are passed where an object that can be archived is asked for, since they are bridged to one.

extension URL: @retroactive NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }
  public func encode(with coder: NSCoder) { (self as NSURL).encode(with: coder) }
  public init?(coder: NSCoder) {
    guard let object = NSURL(coder: coder) else { return nil }
    self = object as URL
  }
}

extension Data: @retroactive NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }
  public func encode(with coder: NSCoder) { (self as NSData).encode(with: coder) }
  public init?(coder: NSCoder) {
    guard let object = NSData(coder: coder) else { return nil }
    self = object as Data
  }
}

extension String: @retroactive NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }
  public func encode(with coder: NSCoder) { (self as NSString).encode(with: coder) }
  public init?(coder: NSCoder) {
    guard let object = NSString(coder: coder) else { return nil }
    self = object as String
  }
}
