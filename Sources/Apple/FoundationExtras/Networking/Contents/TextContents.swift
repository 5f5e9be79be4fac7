import Foundation
import FoundationNetworking

#if canImport(Glibc)
  import Glibc
#endif

// `String(contentsOf:)` and `String(contentsOf:usedEncoding:)`, in place of Foundation's own, which take every URL for
// a file's.

extension String {
  @_silgen_name("$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC")
  public static func _vitrineText(contentsOf url: URL) throws -> String {
    var encoding = String.Encoding.utf8
    return try _vitrineText(contentsOf: url, usedEncoding: &encoding)
  }

  @_silgen_name("$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC")
  public static func _vitrineText(
    contentsOf url: URL, usedEncoding encoding: inout String.Encoding
  ) throws -> String {
    if url.isFileURL, let own = TextContents.original() { return try own.call(url, &encoding) }
    let (data, response) = try WaitingRequest.contents(of: url)
    for candidate in TextContents.encodings(response?.textEncodingName) {
      guard let text = String(data: data, encoding: candidate) else { continue }
      encoding = candidate
      return text
    }
    throw CocoaError(.fileReadUnknownStringEncoding, userInfo: [NSURLErrorKey: url])
  }
}

private enum TextContents {
  struct Call { let call: (URL, inout String.Encoding) throws -> String }

  static func original() -> Call? {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard
      let address = dlsym(
        next, "$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC")
    else { return nil }
    let own: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) = (address, nil)
    return unsafeBitCast(own, to: Call.self)
  }

  /// The encodings to try, the server's first.
  static func encodings(_ name: String?) -> [String.Encoding] {
    let named: [String: String.Encoding] = [
      "us-ascii": .ascii, "iso-8859-1": .isoLatin1, "iso-8859-2": .isoLatin2,
      "windows-1252": .windowsCP1252, "windows-1251": .windowsCP1251, "shift_jis": .shiftJIS,
      "euc-jp": .japaneseEUC, "utf-16": .utf16,
    ]
    let own = name.flatMap { named[$0.lowercased()] }
    return [own, .utf8, .windowsCP1252, .isoLatin1].compactMap { $0 }
  }
}
