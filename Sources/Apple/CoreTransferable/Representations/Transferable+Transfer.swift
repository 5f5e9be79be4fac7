import Foundation
import UniformTypeIdentifiers

extension Transferable {
  static var transfers: [_Transfer] { Self.transferRepresentation._transfers }

  /// The transfers that this item is exported by.
  func exports(_ visibility: TransferRepresentationVisibility = .all) -> [_Transfer] {
    Self.transfers.filter {
      $0.export != nil && $0.condition(self)
        && (visibility == .all ? $0.visibility == .all : true)
    }
  }

  /// The types that this item can be exported as, the preferred one first.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] { exports(visibility).map(\.contentType) }

  /// The types that an item can be imported from, the preferred one first.
  public static func importedContentTypes() -> [UTType] {
    transfers.filter { $0.import != nil }.map(\.contentType)
  }

  /// The item as data of a type, or of the preferred one.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    try await content(as: contentType).content.data
  }

  /// Calls with the item as a file, which is gone afterwards unless it is the item's own.
  public func withExportedFile<Result>(
    contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let (transfer, content) = try await content(as: contentType)
    if case .file(let url, isOriginal: true) = content { return try await fileHandler(url) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(fileName(transfer, content))
    try content.data.write(to: file)
    return try await fileHandler(file)
  }

  /// Writes the item into a file of a folder.
  public func export(
    to destinationDirectory: URL, contentType: UTType? = nil
  ) async throws -> URL {
    let (transfer, content) = try await content(as: contentType)
    let file = destinationDirectory.appendingPathComponent(fileName(transfer, content))
    try content.data.write(to: file)
    return file
  }

  public init(importing data: Data, contentType: UTType? = nil) async throws {
    self = try await Self.imported(.data(data), contentType)
  }

  public init(importing file: URL, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(filenameExtension: file.pathExtension)
    self = try await Self.imported(.file(file, isOriginal: true), type)
  }

  private func content(
    as contentType: UTType?
  ) async throws -> (transfer: _Transfer, content: _Transfer.Content) {
    let exports = exports(.ownProcess)
    let found =
      contentType.map { type in
        exports.first { $0.contentType == type }
          ?? exports.first { $0.contentType.conforms(to: type) }
      } ?? exports.first
    guard let found, let export = found.export else {
      throw TransferError.notExported(contentType?.identifier ?? "data")
    }
    return (found, try await export(self))
  }

  static func imported(_ content: _Transfer.Content, _ type: UTType?) async throws -> Self {
    let imports = transfers.filter { $0.import != nil }
    let found =
      type.map { type in
        imports.first { $0.contentType == type }
          ?? imports.first { type.conforms(to: $0.contentType) }
      } ?? imports.first
    guard let found, let read = found.import else {
      throw TransferError.notImported(type?.identifier ?? "data")
    }
    guard let item = try await read(content) as? Self else { throw TransferError.wrongItem }
    return item
  }

  private func fileName(_ transfer: _Transfer, _ content: _Transfer.Content) -> String {
    var name = transfer.fileName(self) ?? "Item"
    if transfer.fileName(self) == nil, case .file(let url, _) = content {
      return url.lastPathComponent
    }
    if let ending = transfer.contentType.preferredFilenameExtension,
      (name as NSString).pathExtension.isEmpty
    {
      name += ".\(ending)"
    }
    return name
  }
}
