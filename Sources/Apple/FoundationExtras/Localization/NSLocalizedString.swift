import Assets
import Foundation

/// `NSLocalizedString`, instead of Foundation's own: the name is that of its symbol, which the
/// dynamic linker finds here first. Foundation looks in the executable's folder, where SwiftPM puts
/// no string tables.
@_silgen_name(
  "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
public func _vitrineLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  AssetBundle(bundle).library.plainFormat(
    forKey: key, table: tableName, locale: Locale.current.identifier)
    ?? (value.isEmpty ? key : value)
}
