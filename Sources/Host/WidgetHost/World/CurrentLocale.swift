internal import CHermetic
import Foundation

/// The value of `Locale.current`. On Linux Foundation knows no setting that changes it (it is always
/// `en_001`), so these functions are in the executable under the names of Foundation's own, where
/// the dynamic linker finds them first: for the widget's code and for the formatters alike.
enum CurrentLocale {
  private static let lock = NSLock()
  private static let standard = Locale(identifier: standardIdentifier)
  nonisolated(unsafe) private static var value = standard

  static let standardIdentifier = "en_US"

  static func set(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    lock.withLock { value = locale }
  }

  /// Sets the locale of the calling thread alone; nil for the process's.
  static func setThread(_ identifier: String?) {
    if let old = hermetic_thread_note() { Unmanaged<Box>.fromOpaque(old).release() }
    let box = identifier.map { Box(Locale(identifier: $0)) }
    hermetic_set_thread_note(box.map { Unmanaged.passRetained($0).toOpaque() })
  }

  private final class Box {
    let locale: Locale
    init(_ locale: Locale) { self.locale = locale }
  }

  static var locale: Locale {
    if let own = hermetic_thread_note() {
      return Unmanaged<Box>.fromOpaque(own).takeUnretainedValue().locale
    }
    return hermetic_reaches() ? lock.withLock { value } : standard
  }

  /// Gregorian, as a device comes; in the locale and the process's time zone.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }
}

// Static functions, as Foundation's getters are: in a release build the compiler holds both under one
// name, and stops where their kinds differ.
extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _vitrineCurrent() -> Locale { CurrentLocale.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func _vitrineAutoupdatingCurrent() -> Locale { CurrentLocale.locale }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _vitrinePreferredLanguages() -> [String] {
    let language = CurrentLocale.locale.language
    return [
      [language.minimalIdentifier, CurrentLocale.locale.region?.identifier]
        .compactMap { $0 }.joined(separator: "-")
    ]
  }
}

extension Calendar {
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func _vitrineCurrent() -> Calendar { CurrentLocale.calendar }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func _vitrineAutoupdatingCurrent() -> Calendar { CurrentLocale.calendar }
}
