import Foundation
import FoundationExtras
import UniformTypeIdentifiers

/// An item as what an encoder makes of it.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder,
  Encoder.Output == Data, Decoder.Input == Data
{
  public typealias Body = Never
  public let _transfers: [_Transfer]

  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    let coders = Coders(encoder: encoder, decoder: decoder)
    _transfers = [
      _Transfer(
        contentType: contentType,
        export: {
          guard let item = $0 as? Item else { throw TransferError.wrongItem }
          return .data(try coders.encoder.encode(item))
        },
        import: { try coders.decoder.decode(Item.self, from: $0.data) })
    ]
  }

  /// Coders are used by one transfer after another.
  private struct Coders: @unchecked Sendable {
    let encoder: Encoder
    let decoder: Decoder
  }
}
