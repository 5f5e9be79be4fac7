/// The part of a timeline provider that says what its entries are.
///
/// Code names a provider's entries before the provider is checked (`var entry: Provider.Entry`), and then in the provider
/// itself (`Timeline<Entry>`). Where a module in scope has another declaration of that name, as SwiftUI its macro `Entry`,
/// the compiler takes the method that mentions it into the inference of the type, and ends in a circle. It infers a type
/// from the requirements of the protocol that declares it only; so that protocol has the one requirement which decides.
public protocol _PlaceholderProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
}
