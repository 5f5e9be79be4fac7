import Arguments
import WidgetHost

/// The option of how often an entry with running views is drawn.
struct MomentOptions: Sendable {
  var limit = RunningMoments.standardLimit

  var rule: RunningMoments { RunningMoments(limit: limit) }

  static let options = OptionList<MomentOptions>(
    .option(
      "moments", "N",
      "pictures of an entry while its running texts change, besides its first (\(RunningMoments.standardLimit))",
      \.limit
    ) { try $0.wholeNumber(in: 0...100) }
  ).section(.output)
}
