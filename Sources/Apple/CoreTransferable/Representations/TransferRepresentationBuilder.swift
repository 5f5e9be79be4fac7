import Foundation
import FoundationExtras

/// Makes one representation of several.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  public static func buildPartialBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
    accumulated: C1, next: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item {
    TupleTransferRepresentation(accumulated._transfers + next._transfers)
  }
}

/// Several representations, in order of preference.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never
  public let _transfers: [_Transfer]
  init(_ transfers: [_Transfer]) { _transfers = transfers }
}
