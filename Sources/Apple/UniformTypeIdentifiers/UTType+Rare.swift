import Foundation
import FoundationExtras

/// The kind of a text that names a type.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let framework = UTType(known: "com.apple.framework")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let message = UTType(known: "public.message")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let script = UTType(known: "public.script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let cSource = UTType(known: "public.c-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let avi = UTType(known: "public.avi")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let webArchive = UTType(known: "com.apple.webarchive")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let exr = UTType(known: "com.ilm.openexr-image")

  /// The type of a tag; nil where none that conforms to the supertype is known.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let type =
      tagClass == .mimeType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
    return [type].compactMap { $0 }.filter { supertype.map($0.conforms) ?? true }
  }

  /// The file extensions and MIME types of the type.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    let extensions = TypeTable.rows[identifier]?.extensions ?? []
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if let mime = preferredMIMEType { tags[.mimeType] = [mime] }
    return tags
  }
}
