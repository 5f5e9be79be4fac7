import Arguments
import Failures
import Foundation
import Goldens
import WidgetHost

/// `review`
struct ReviewVerb: CommandVerb {
  static let name = "review"
  static let summary = "the last report as a page that approves, rejects and comments"

  var run = RunOptions()
  var goldens = GoldenOptions()
  var pages = PageOptions()
  /// 0 for any that is free.
  var port: UInt16 = 8028

  static let options = OptionList<ReviewVerb>(
    .group(\.run, RunOptions.output),
    .group(\.goldens, GoldenOptions.options.only("goldens", "goldens-limit")),
    .group(\.pages, PageOptions.options),
    OptionList<ReviewVerb>(
      .option("port", "N", "the page's port on this machine; 0: any that is free (8028)", \.port) {
        UInt16(clamping: try $0.wholeNumber(in: 0...65535))
      }
    ).section(.running))

  var usedFolders: [UsedFolder] {
    [UsedFolder(path: run.out), UsedFolder(path: goldens.folder)]
  }

  /// Returns when a signal ends it.
  func run(in session: CommandSession) throws -> ExitStatus {
    let (read, folder) = try ReportWriter.read(
      URL(fileURLWithPath: run.out, isDirectory: true).path)
    let report = ReportCommands(session, out: run.out, goldens: goldens.folder).adopted(read)
    let desk = try ReviewDesk(report, in: folder, goldens)
    let page = try ReviewSession(desk, in: folder, port: port, templates: pages.templates)
    let end = DispatchSemaphore(value: 0)
    let ending = Ending { end.signal() }
    page.start()
    // At once, also where the output is a file.
    let line = "\(page.address) shows the report; Ctrl-C ends.\n"
    FileHandle.standardError.write(Data(line.utf8))
    end.wait()
    withExtendedLifetime(ending) { page.stop() }
    session.output.print(desk.summary)
    let folderOfGoldens = GoldenStore.folder(goldens)
    return max(
      desk.hasFindings ? .findings : .success, GoldenStore.checkSize(folderOfGoldens, goldens))
  }
}
