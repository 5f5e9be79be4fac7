import CoreGraphics
import Foundation
import Typesetting

/// The lifetime of a font's registration. A process's fonts are its own here in any case.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static var user: CTFontManagerScope { .persistent }
}

public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The reasons why a font isn't registered.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered
  case exceededResourceLimit
  case notRegistered = 201

  fileprivate var nsError: NSError {
    NSError(domain: kCTFontManagerErrorDomain as String, code: rawValue)
  }
}

/// Makes the faces of a font file known by their family and PostScript names, to Core Text, UIKit and SwiftUI.
///
/// - Returns: false for a file that isn't there, is no font, or was registered before; `error` says which.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  guard let problem = FontRegistration.register(fontURL as URL) else { return true }
  error?.pointee = Unmanaged.passRetained(problem.nsError)
  return false
}

@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: NSArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let problems = fontURLs.compactMap { $0 as? URL }.compactMap(FontRegistration.register)
  if !problems.isEmpty {
    errors?.pointee = Unmanaged.passRetained(problems.map(\.nsError) as NSArray)
  }
  return problems.isEmpty
}

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: NSArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((NSArray, Bool) -> Bool)?
) {
  let problems = fontURLs.compactMap { $0 as? URL }.compactMap(FontRegistration.register)
  _ = registrationHandler?(problems.map(\.nsError) as NSArray, true)
}

/// - Support: partly; a font made of data alone is kept in a file of the process's temporary folder.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  guard let problem = FontRegistration.register(font.file) else { return true }
  error?.pointee = Unmanaged.passRetained(problem.nsError)
  return false
}

/// Fonts stay registered: text that was measured with them is drawn with them.
///
/// - Returns: whether the font was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  if FontRegistration.isRegistered(fontURL as URL) { return true }
  error?.pointee = Unmanaged.passRetained(CTFontManagerError.notRegistered.nsError)
  return false
}

/// A descriptor for each face of a font file; nil where it is none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: NSURL) -> NSArray? {
  let names = FontLibrary.names(ofFontFileAt: fileURL as URL)
  guard !names.isEmpty else { return nil }
  return names.map { UIFontDescriptor(name: $0.postScript, size: 12) } as NSArray
}

/// Registrations by the process's code.
private enum FontRegistration {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var paths: Set<String> = []

  static func isRegistered(_ url: URL) -> Bool {
    lock.withLock { paths.contains(url.standardizedFileURL.path) }
  }

  static func register(_ url: URL) -> CTFontManagerError? {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      return .fileNotFound
    }
    guard !FontLibrary.names(ofFontFileAt: url).isEmpty else { return .unrecognizedFormat }
    let isNew = lock.withLock { paths.insert(url.standardizedFileURL.path).inserted }
    guard isNew else { return .alreadyRegistered }
    FontLibrary.register(fontFileAt: url)
    return nil
  }
}
