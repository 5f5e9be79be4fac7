import Failures
import Foundation
import Planning
import Testing

@testable import VitrineCommand

/// The widgets of a live page that are built anew.
@Suite(.blocking) struct LiveSourceTests {
  private final class Maker: @unchecked Sendable {
    var made = 0
    var isBroken = false
    func make() throws -> FrameSource {
      made += 1
      if isBroken { throw Failure("It doesn't start.") }
      let tool = CommandLineTool(program: "Widgets") { [] }
      return FrameSource(
        products: [], base: FrameOptions(), command: tool.description,
        verb: ServeVerb.description, invocation: "vitrine")
    }
  }

  @Test func widgetsAreDescribedOnceForEachBuild() throws {
    let maker = Maker()
    let live = LiveSource { try maker.make() }
    #expect(maker.made == 0)
    #expect(try live.current().number == 1)
    #expect(try live.current().number == 1)
    #expect(maker.made == 1)
    live.renew()
    live.renew()
    #expect(maker.made == 1)
    #expect(try live.current().number == 3)
    #expect(maker.made == 2)
  }

  @Test func whatCanNotBeDescribedIsTriedAgain() throws {
    let maker = Maker()
    let live = LiveSource { try maker.make() }
    maker.isBroken = true
    #expect(throws: Failure.self) { _ = try live.current() }
    maker.isBroken = false
    #expect(try live.current().number == 1)
  }

  @Test func newsComeWithTheNextBuildAndAtTheEnd() {
    let live = LiveSource { throw Failure("") }
    #expect(live.awaitNews(after: 0) == 1)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      live.renew()
    }
    #expect(live.awaitNews(after: 1) == 2)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      live.stop()
    }
    #expect(live.awaitNews(after: 2) == 2)
  }
}
