import Foundation

/// What `Locale.current` answers. On Linux Foundation knows no setting that changes it (it is always
/// `en_001`), so these functions stand in the executable under the names of Foundation's own, where
/// the dynamic linker finds them first: for the widget's code and for the formatters alike.
enum CurrentLocale {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var value = Locale(identifier: "en_US")

  static func set(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    lock.withLock { value = locale }
  }

  static var locale: Locale { lock.withLock { value } }

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
