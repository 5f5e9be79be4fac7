import Foundation
import UniformTypeIdentifiers

/// A type that can be transferred to another app.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The representations in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to transfer an item.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// The transfers that the representation is made of, in order of preference.
  var _transfers: [_Transfer] { get }
}

extension TransferRepresentation {
  public var _transfers: [_Transfer] { body._transfers }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("This representation has no body") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public var _transfers: [_Transfer] { [] }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("There is no item") }
}

/// The apps that may see an item which is transferred.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private let name: String
  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// One type of data that an item is exported or imported as, whatever the item's type is.
public struct _Transfer: Sendable {
  /// The form that an item is exported in.
  enum Content: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)
  }

  let contentType: UTType
  var export: (@Sendable (Any) async throws -> Content)?
  var `import`: (@Sendable (Content) async throws -> Any)?
  /// Whether an item is exported.
  var condition: @Sendable (Any) -> Bool = { _ in true }
  var fileName: @Sendable (Any) -> String? = { _ in nil }
  var visibility = TransferRepresentationVisibility.all
}

extension _Transfer.Content {
  /// The data, of a file what is in it.
  var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url, _): try Data(contentsOf: url)
      }
    }
  }
}

/// The errors of a transfer.
enum TransferError: LocalizedError, Equatable {
  case notExported(String)
  case notImported(String)
  case wrongItem

  var errorDescription: String? {
    switch self {
    case .notExported(let type): "The item has no representation to export as \(type)"
    case .notImported(let type): "The type has no representation to import from \(type)"
    case .wrongItem: "The representation is of another type"
    }
  }
}
