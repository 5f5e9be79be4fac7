import Arguments
import Failures
import Foundation
import Planning
import WidgetHost

/// `serve`
struct ServeVerb: CommandVerb {
  static let name = "serve"
  static let summary = "a page that draws any frame of any setting on demand"
  static let takesFolder = true
  /// It prints a line when something happens, and has no result.
  static let sharedOptions: [OptionDescription] = []

  var frames = FrameOptions()
  var project = RunOptions()
  var pages = PageOptions()
  /// 0 for any that is free.
  var port: UInt16 = 8027

  static let options = OptionList<ServeVerb>(
    .group(\.frames, FrameOptions.options.without("matrix")),
    .group(\.project, RunOptions.running.without("jobs", "progress")),
    .group(\.pages, PageOptions.options),
    OptionList<ServeVerb>(
      .option("port", "N", "the page's port on this machine; 0: any that is free (8027)", \.port) {
        UInt16(clamping: try $0.wholeNumber(in: 0...65535))
      }
    ).section(.running),
    .check { verb, _ in
      guard verb.frames.plan.world.network.isRecording else { return }
      throw Failure.usage(
        "serve records no answers of the network.",
        remedy: "Record them by render --network record:PATH, then serve with fixtures:PATH.")
    })

  /// The widgets of products as a live page asks for them.
  static func source(
    _ products: [ProductExecutable], _ frames: FrameOptions, _ session: CommandSession
  ) -> LiveSource {
    let command = session.command, invocation = session.invocation
    return LiveSource {
      FrameSource(
        products: try frames.plan.describe(products), base: frames, command: command,
        verb: description, invocation: invocation)
    }
  }

  /// Returns when a signal ends it.
  func run(in session: CommandSession) throws -> ExitStatus {
    HomeFolder.sweep()
    let products = try session.products(for: frames.plan, writingTo: NSTemporaryDirectory())
    let live = Self.source(products, frames, session)
    // Before the address is printed: what can't be described is said here.
    _ = try live.current()
    let page = try ServeSession(live, port: port, templates: pages.templates)
    let end = DispatchSemaphore(value: 0)
    let ending = Ending { end.signal() }
    page.start()
    defer {
      withExtendedLifetime(ending) { page.stop() }
      HomeFolder.removeAll()
    }
    let line = "\(page.address) shows the live page; Ctrl-C ends.\n"
    FileHandle.standardOutput.write(Data(line.utf8))
    page.warmUp()
    end.wait()
    return .success
  }
}
