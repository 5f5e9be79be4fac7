/// The part of a provider of relevant widgets that says what its entries are; a protocol of its own for the reason that
/// `_PlaceholderProvider` gives.
public protocol _RelevancePlaceholderProvider {
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  func placeholder(context: Context) -> Entry
}
