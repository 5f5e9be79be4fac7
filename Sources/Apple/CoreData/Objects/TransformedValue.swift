/// The values of transformable attributes as bytes: Foundation's archives, as Core Data keeps them.
enum TransformedValue {
  static func data(of value: Any) -> Data? {
    guard let object = object(value) else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  /// - Returns: of a fixture's JSON what it says.
  static func value(of data: Data) -> Any? {
    if data.starts(with: Data("bplist".utf8)) {
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
    return try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }

  private static func object(_ value: Any) -> NSObject? {
    switch value {
    case let value as NSObject: value
    case let value as String: NSString(string: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Date:
      NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: NSData(data: value)
    case let value as URL: NSURL(string: value.absoluteString)
    case let value as UUID: NSUUID(uuidString: value.uuidString)
    case let value as [String: Any]: dictionary(value)
    case let value as [Any]: NSArray(array: value.compactMap(object))
    case let value as Set<AnyHashable>: NSSet(array: value.compactMap { object($0.base) })
    default: nil
    }
  }

  private static func dictionary(_ value: [String: Any]) -> NSObject {
    let result = NSMutableDictionary()
    for (key, item) in value {
      if let item = object(item) { result.setObject(item, forKey: NSString(string: key)) }
    }
    return result
  }
}
