import Arguments
import Failures
import WidgetHost

/// `render`
struct RenderVerb: CommandVerb {
  static let name = "render"
  static let summary = "renders frames only"
  static let takesFolder = true
  static let usesWorkers = true

  var frames = FrameOptions()
  var run = RunOptions()
  var format = FormatOptions()
  var terminal = TerminalOptions()

  static let options = OptionList<RenderVerb>(
    .group(\.frames, FrameOptions.options), .group(\.format, FormatOptions.options),
    .group(\.run, RunOptions.options), .group(\.terminal, TerminalOptions.options))

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: run.out)]
  }

  func run(in session: CommandSession) throws -> ExitStatus {
    let mode = session.output.isJSON ? nil : terminal.mode()
    var formats = format.formats ?? [.png]
    // The outline of a layout is made of its JSON.
    if mode == .text, !formats.contains(.json) { formats.append(.json) }
    let report = try WrittenFrames.make(
      try session.products(for: frames.plan, writingTo: run.out), frames, run, owner: session.owner,
      formats: formats, hasSelectableSVGText: format.hasSelectableSVGText
    ).report
    if let mode { TerminalView(mode: mode, folder: run.out).show(report.frames) }
    session.output.print("\(report.summary) → \(session.output.shown(run.out))")
    session.output.give(FramesResult(report.manifest, in: run.out))
    return report.exitStatus
  }
}
