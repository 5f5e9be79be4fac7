import Foundation

// Functions of Core Foundation, by the classes of Foundation's that its types are.

public typealias CFOptionFlags = UInt
public typealias CFTypeID = UInt
public typealias CFStringEncoding = UInt32
public typealias CFRange = NSRange
public typealias CFUUID = NSUUID
public typealias CFRunLoop = RunLoop
public typealias CFPropertyList = AnyObject

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  NSRange(location: loc, length: len)
}

// MARK: Types

/// The number of a kind of object: the same for all classes of it.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  switch cf {
  case is NSString: CFStringGetTypeID()
  case is NSNumber: CFNumberGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSURL: CFURLGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 0
  }
}
public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Numbers and truth values are of one class here.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFDateGetTypeID() -> CFTypeID { 42 }

public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
  if cf1 === cf2 { return true }
  return (cf1 as? NSObject)?.isEqual(cf2) ?? false
}
public func CFHash(_ cf: CFTypeRef?) -> UInt { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }

// MARK: Collections and texts

public func CFArrayGetCount(_ theArray: CFArray?) -> CFIndex { theArray?.count ?? 0 }
public func CFDictionaryGetCount(_ theDict: CFDictionary?) -> CFIndex { theDict?.count ?? 0 }
public func CFStringGetLength(_ theString: CFString?) -> CFIndex { theString?.length ?? 0 }

public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID? { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID?) -> CFString? {
  uuid.map { $0.uuidString as NSString }
}

/// Changes a text by a transform, one of the constants or ICU's identifier.
///
/// - Parameter range: the part to change; nil for all. The whole text is changed in either case.
/// - Returns: whether the transform is known.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString?, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString?,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform,
    let result = (string as NSString as String).applyingTransform(
      StringTransform(rawValue: transform as String), reverse: reverse)
  else { return false }
  string.setString(result)
  return true
}

public var kCFStringTransformToLatin: CFString! { "Any-Latin" }
public var kCFStringTransformStripDiacritics: CFString! { "NFD; [:Diacritic:] Remove; NFC" }
public var kCFStringTransformStripCombiningMarks: CFString! { "NFD; [:Mn:] Remove; NFC" }
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin" }
public var kCFStringTransformHiraganaKatakana: CFString! { "Hiragana-Katakana" }
public var kCFStringTransformFullwidthHalfwidth: CFString! { "Fullwidth-Halfwidth" }
public var kCFStringTransformLatinCyrillic: CFString! { "Latin-Cyrillic" }
public var kCFStringTransformLatinKatakana: CFString! { "Latin-Katakana" }
public var kCFStringTransformLatinHiragana: CFString! { "Latin-Hiragana" }
public var kCFStringTransformToUnicodeName: CFString! { "Any-Name" }

// MARK: Preferences and the run loop

/// The value of the defaults of an app; of another app's than this one there are none.
public func CFPreferencesCopyAppValue(
  _ key: CFString, _ applicationID: CFString
) -> CFPropertyList? { UserDefaults.standard.object(forKey: key as String) as AnyObject? }
public func CFPreferencesSetAppValue(
  _ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString
) { UserDefaults.standard.set(value, forKey: key as String) }
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool { true }
public var kCFPreferencesCurrentApplication: CFString { "kCFPreferencesCurrentApplication" }

public func CFRunLoopGetMain() -> CFRunLoop { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }
/// Returns at once: a widget's work has an end.
public func CFRunLoopRun() {}
public func CFRunLoopStop(_ rl: CFRunLoop) {}
