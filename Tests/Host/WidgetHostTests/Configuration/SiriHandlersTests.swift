import Intents
import TestSupport
import Testing
import WidgetKitCore

@MainActor
@Suite struct SiriHandlersTests {
  private final class ByHand: INIntent {}

  private final class Elsewhere: INExtension {
    override func handler(for intent: INIntent) -> Any? { intent is ByHand ? self : nil }
  }

  @Test func anExtensionOfAnotherTargetIsAdded() throws {
    #expect(SiriHandlers.handlers(for: ByHand()).isEmpty)
    _INHandlers.add { Elsewhere() }
    let first = SiriHandlers.handlers(for: ByHand())
    #expect(try first.count == 1 && first.element(0) is Elsewhere)
    // It is made once.
    let isSame = try SiriHandlers.handlers(for: ByHand()).element(0) === first.element(0)
    #expect(isSame)
    // Who gives no handler for an intent doesn't count.
    #expect(SiriHandlers.handlers(for: INIntent()).isEmpty)
  }
}
