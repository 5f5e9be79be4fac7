import Foundation
import Testing
import WidgetKitCore

@testable import WidgetHost

@MainActor @Suite struct ProviderCallTests {
  @Test func theFirstAnswerCounts() async {
    let call = ProviderCall<Int>()
    call.take(Handover(1))
    call.take(Handover(2))
    #expect(await call.value(within: 300) == 1)
    #expect(call.answerCount == 2)
  }

  /// The main thread is busy from before the limit until after the answer, as on a loaded machine.
  @Test func anAnswerAfterTheLimitIsNoneThoughItIsReadLater() async {
    let call = ProviderCall<Int>()
    let waiting = Task.immediate { await call.value(within: 0.01) }
    holdThread(until: call)
    call.take(Handover(1))
    #expect(await waiting.value == nil)
    #expect(call.answerCount == 1)
  }

  /// Keeps the main thread, and doesn't suspend as a task would, until the limit of a call has passed.
  private func holdThread(until call: ProviderCall<Int>) {
    while !call.isOver { Thread.sleep(forTimeInterval: 0.001) }
  }
}
