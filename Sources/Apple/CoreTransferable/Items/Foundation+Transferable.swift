import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// UTF-8; other text is read as well.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: { data in
      String(decoding: data, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .plainText) { data in
      String(decoding: data, as: UTF8.self)
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      $0.dataRepresentation
    } importing: { data in
      guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
        throw TransferError.notImported(UTType.url.identifier)
      }
      return url
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// Its characters, without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (text: AttributedString) in
      String(text.characters)
    } importing: { (text: String) in
      AttributedString(text)
    }
  }
}
