import Assets
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

// `String(format:)` and its kin, in place of Foundation's own: the names are those of its symbols, which the linker
// finds here first. Foundation on Linux ends the process at a `%#@part@` of a `.stringsdict` or a string catalogue.
// Static functions that own what an initialiser owns, since an optimising compiler holds each and Foundation's
// initialiser under one name and stops where their types differ.
extension String {
  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  public static func _vitrineString(
    format: __shared String, list: __owned [any CVarArg]
  ) -> String {
    FoundationFormat.string(format, locale: nil, list)
  }

  @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  public static func _vitrineString(
    format: __shared String, arguments: __shared [any CVarArg]
  ) -> String {
    FoundationFormat.string(format, locale: nil, arguments)
  }

  @_silgen_name(
    "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  public static func _vitrineString(
    format: __shared String, locale: __shared Locale?, list: __owned [any CVarArg]
  ) -> String {
    FoundationFormat.string(format, locale: locale, list)
  }

  @_silgen_name(
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
  public static func _vitrineString(
    format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) -> String {
    FoundationFormat.string(format, locale: locale, arguments)
  }

  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  public static func _vitrineLocalizedString(
    _ format: String, list: [any CVarArg]
  ) -> String {
    FoundationFormat.string(format, locale: .current, list)
  }
}

/// Foundation's own formatting, behind ours.
private enum FoundationFormat {
  private struct Call: Sendable { let call: @Sendable (String, Locale?, [any CVarArg]) -> String }

  /// Foundation's initialiser as a closure without a context.
  private static let original: Call? = {
    let symbol =
      "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
    // Asked of Foundation's library: in the Swift SDK that may come before ours, so that nothing of the name comes
    // after it.
    let foundation = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD)
    let next = UnsafeMutableRawPointer(bitPattern: -1)  // RTLD_NEXT
    guard let address = dlsym(foundation ?? next, symbol) else { return nil }
    return unsafeBitCast((address, UnsafeRawPointer?.none), to: Call.self)
  }()

  static func string(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let expanded = PluralFormats.expanding(
      format, locale: (locale ?? .current).identifier,
      arguments: arguments.map(LocalizedStringArgument.init))
    guard let original else { return expanded ?? format }
    return original.call(expanded ?? format, locale, arguments.map(withoutSignIfNaN))
  }

  /// Apple's Libc writes “nan” for either sign, glibc “-nan” for 0/0 on x86-64.
  private static func withoutSignIfNaN(_ argument: any CVarArg) -> any CVarArg {
    switch argument {
    case let number as Double: number.isNaN ? Double.nan : number
    case let number as CGFloat: number.isNaN ? CGFloat.nan : number
    case let number as Float: number.isNaN ? Float.nan : number
    default: argument
    }
  }
}

extension LocalizedStringArgument {
  /// A number, or any other value's text, by which no part is chosen.
  fileprivate init(_ argument: any CVarArg) {
    switch argument {
    // The usual types first: whether a type conforms takes a search.
    case let value as Int: self = .integer(Int64(value))
    case let value as Double: self = .number(value)
    case is NSString: self = .text("")
    case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    default: self = .text("")
    }
  }
}
