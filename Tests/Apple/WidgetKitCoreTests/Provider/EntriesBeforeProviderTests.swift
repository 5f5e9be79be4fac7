import Foundation
import SwiftUI
import Testing
import WidgetKitCore

// The types of the providers' entries are asked for here, in a file that is compiled before the one that declares the
// providers. That all of it compiles is what is tested: the compiler refused `Timeline<Entry>` there.
struct HarborView { var entry: HarborProvider.Entry }
struct FerryView { var entry: FerryProvider.Entry }

@Suite struct EntriesBeforeProviderTests {
  @Test func aProvidersEntryIsKnownInAFileBeforeItsOwn() {
    #expect(HarborProvider.Entry.self == HarborEntry.self)
    #expect(FerryProvider.Entry.self == HarborEntry.self)
  }
}
