import Foundation

/// A file, a folder or a symbolic link with what is in it, as a document is read and written.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// Options of reading a wrapper from the disk.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// Options of writing a wrapper to the disk.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind
  open var preferredFilename: String?
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  private init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  public init(regularFileWithContents contents: Data) { kind = .file(contents) }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }
  public init(url: URL, options: ReadingOptions = []) throws {
    kind = try Self.read(url)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = filename
  }
  /// Wrappers aren't archived.
  public required init?(coder: NSCoder) { nil }

  open var isRegularFile: Bool { if case .file = kind { true } else { false } }
  open var isDirectory: Bool { if case .directory = kind { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }

  open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
  open var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = kind { children } else { nil }
  }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  /// Adds a wrapper to a folder and returns the name that it has there: its preferred one, or, where that is taken,
  /// the name after a number.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = kind else { return "" }
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    child.filename = name
    kind = .directory(children)
    return name
  }
  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = kind else { return }
    kind = .directory(children.filter { $0.value !== child })
  }
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return Self.areEqual(self, other)
  }
  open func read(from url: URL, options: ReadingOptions = []) throws {
    kind = try Self.read(url)
    filename = url.lastPathComponent
  }
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    switch kind {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .directory(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    case .link(let destination):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private static func read(_ url: URL) throws -> Kind {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      return .link(
        URL(
          fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path),
          relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      return .directory(children)
    default: return .file(try Data(contentsOf: url))
    }
  }

  private static func areEqual(_ left: FileWrapper, _ right: FileWrapper) -> Bool {
    switch (left.kind, right.kind) {
    case (.file(let left), .file(let right)): left == right
    case (.link(let left), .link(let right)): left.path == right.path
    case (.directory(let left), .directory(let right)):
      left.count == right.count
        && left.allSatisfy { name, child in right[name].map { areEqual(child, $0) } ?? false }
    default: false
    }
  }
}
