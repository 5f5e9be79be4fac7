import Foundation

extension Bundle {
  @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
  public func _vitrineLocalizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    // An empty name is the default table's, as none is.
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 }
    return FoundationExtras._vitrineLocalizedString(
      key, tableName: table, bundle: self, value: value ?? "", comment: "")
  }
}
