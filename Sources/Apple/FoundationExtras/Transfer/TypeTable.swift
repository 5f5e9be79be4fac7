/// The types that are known, as Apple's "System-declared uniform type identifiers" lists them.
package enum TypeTable {
  package struct Row: Sendable {
    /// The preferred one first.
    package let extensions: [String]
    package let mime: String?
    package let parents: [String]
    init(_ extensions: [String], _ mime: String?, _ parents: [String]) {
      self.extensions = extensions
      self.mime = mime
      self.parents = parents
    }
  }

  /// The first identifier by name whose row is accepted.
  package static func first(where accepts: (Row) -> Bool) -> String? {
    rows.filter { accepts($0.value) }.map(\.key).min()
  }

  /// The types that a type conforms to, itself left out.
  package static func ancestors(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = rows[identifier]?.parents ?? []
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += rows[next]?.parents ?? []
    }
    return found
  }

  package static let rows: [String: Row] = common.merging(rare) { common, _ in common }

  private static let common: [String: Row] = [
    "public.item": Row([], nil, []),
    "public.content": Row([], nil, []),
    "public.composite-content": Row([], nil, ["public.content"]),
    "public.data": Row([], nil, ["public.item"]),
    "public.directory": Row([], nil, ["public.item"]),
    "public.folder": Row([], nil, ["public.directory"]),
    "com.apple.bundle": Row([], nil, ["public.directory"]),
    "com.apple.package": Row([], nil, ["public.directory"]),
    "com.apple.application": Row([], nil, []),
    "public.image": Row([], nil, ["public.data", "public.content"]),
    "public.jpeg": Row(["jpg", "jpeg"], "image/jpeg", ["public.image"]),
    "public.png": Row(["png"], "image/png", ["public.image"]),
    "com.compuserve.gif": Row(["gif"], "image/gif", ["public.image"]),
    "public.tiff": Row(["tiff", "tif"], "image/tiff", ["public.image"]),
    "com.microsoft.bmp": Row(["bmp"], "image/bmp", ["public.image"]),
    "public.heic": Row(["heic"], "image/heic", ["public.image"]),
    "public.heif": Row(["heif"], "image/heif", ["public.image"]),
    "org.webmproject.webp": Row(["webp"], "image/webp", ["public.image"]),
    "public.svg-image": Row(["svg"], "image/svg+xml", ["public.image", "public.xml"]),
    "com.microsoft.ico": Row(["ico"], "image/vnd.microsoft.icon", ["public.image"]),
    "com.apple.icns": Row(["icns"], "image/icns", ["public.image"]),
    "public.camera-raw-image": Row([], nil, ["public.image"]),
    "com.apple.live-photo": Row([], nil, []),
    "com.adobe.pdf": Row(["pdf"], "application/pdf", ["public.data", "public.composite-content"]),
    "public.text": Row([], nil, ["public.data", "public.content"]),
    "public.plain-text": Row(["txt", "text"], "text/plain", ["public.text"]),
    "public.utf8-plain-text": Row([], "text/plain;charset=utf-8", ["public.plain-text"]),
    "public.utf16-plain-text": Row([], nil, ["public.plain-text"]),
    "public.rtf": Row(["rtf"], "text/rtf", ["public.text"]),
    "public.html": Row(["html", "htm"], "text/html", ["public.text"]),
    "public.xml": Row(["xml"], "application/xml", ["public.text"]),
    "public.json": Row(["json"], "application/json", ["public.text"]),
    "public.yaml": Row(["yml", "yaml"], "application/x-yaml", ["public.text"]),
    "public.comma-separated-values-text": Row(["csv"], "text/csv", ["public.text"]),
    "public.tab-separated-values-text": Row(["tsv"], "text/tab-separated-values", ["public.text"]),
    "public.source-code": Row([], nil, ["public.plain-text"]),
    "public.swift-source": Row(["swift"], nil, ["public.source-code"]),
    "com.netscape.javascript-source": Row(["js"], "text/javascript", ["public.source-code"]),
    "public.css": Row(["css"], "text/css", ["public.text"]),
    "com.apple.property-list": Row(["plist"], nil, ["public.data"]),
    "public.url": Row([], nil, ["public.data"]),
    "public.file-url": Row([], nil, ["public.url"]),
    "public.audiovisual-content": Row([], nil, ["public.data", "public.content"]),
    "public.movie": Row([], nil, ["public.audiovisual-content"]),
    "public.video": Row([], nil, ["public.movie"]),
    "public.audio": Row([], nil, ["public.audiovisual-content"]),
    "public.mpeg-4": Row(["mp4"], "video/mp4", ["public.movie"]),
    "com.apple.quicktime-movie": Row(["mov"], "video/quicktime", ["public.movie"]),
    "public.mp3": Row(["mp3"], "audio/mpeg", ["public.audio"]),
    "com.microsoft.waveform-audio": Row(["wav"], "audio/vnd.wave", ["public.audio"]),
    "public.aiff-audio": Row(["aiff", "aif"], "audio/aiff", ["public.audio"]),
    "public.mpeg-4-audio": Row(["m4a"], "audio/mp4", ["public.audio"]),
    "public.archive": Row([], nil, ["public.data"]),
    "public.zip-archive": Row(["zip"], "application/zip", ["public.archive"]),
    "org.gnu.gnu-zip-archive": Row(["gz"], "application/x-gzip", ["public.archive"]),
    "public.font": Row([], nil, ["public.data"]),
    "public.vcard": Row(["vcf"], "text/vcard", ["public.text"]),
    "public.calendar-event": Row([], nil, []),
    "public.contact": Row([], nil, []),
    "public.database": Row([], nil, []),
    "org.idpf.epub-container": Row(
      ["epub"], "application/epub+zip", ["public.data", "public.composite-content"]),
    "public.executable": Row([], nil, ["public.data"]),
    "com.apple.log": Row(["log"], nil, ["public.plain-text"]),
    "com.pixar.universal-scene-description-mobile": Row(
      ["usdz"], "model/vnd.usdz+zip", ["public.data"]),
  ]
}
