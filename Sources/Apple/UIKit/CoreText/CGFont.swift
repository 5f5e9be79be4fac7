import CoreGraphics
import DisplayList
import Foundation
import Typesetting

public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

/// A face of a font file.
public final class CGFont: Sendable {
  /// The file that has it.
  let file: URL
  private let family: String
  private let name: String

  /// - Returns: nil for data that are no font.
  public init?(_ provider: CGDataProvider) {
    let data = provider.bytes
    var hasher = DigestHasher()
    hasher.add(bytes: [UInt8](data))
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("font-\(hasher.finish()).ttf")
    guard (try? data.write(to: url)) != nil,
      let names = FontLibrary.names(ofFontFileAt: url).first
    else { return nil }
    file = url
    family = names.family
    name = names.postScript
  }

  public var postScriptName: NSString? { name as NSString }
  public var fullName: NSString? { family as NSString }
}

extension CGDataProvider {
  /// The bytes of a file; nil where it can't be read.
  public convenience init?(url: NSURL) {
    guard url.isFileURL, let path = url.path, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.init(data: data as NSData)
  }
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }
}
