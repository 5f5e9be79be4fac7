import Arguments
import Failures
import WidgetHost

/// The options of a frame's files.
struct FormatOptions: Sendable {
  private enum SVGText: String, CaseIterable { case outlines, text }

  /// The formats that were asked for; nil where the verb decides.
  var formats: [OutputSpec.Format]?
  var hasSelectableSVGText = false

  static let options = OptionList<FormatOptions>(
    .option(
      "format", "png,svg,html,json", "files of a frame (all for gallery, png)", \.formats,
      completion: .values(OutputSpec.Format.allCases.map(\.rawValue))
    ) { try $0.cases(OutputSpec.Format.self) },
    .option(
      "svg-text", "outlines|text", "how SVG holds its text (outlines)", \.hasSelectableSVGText,
      completion: .values(SVGText.allCases.map(\.rawValue))
    ) { try $0.choice(SVGText.self) == .text },
    .check { options, given in
      guard let formats = options.formats, given.typed.isSuperset(of: ["format", "svg-text"]),
        !formats.contains(.svg)
      else { return }
      throw Failure.usage(
        "--svg-text is about SVG files, which --format leaves out.",
        remedy: "Add svg to --format, or leave --svg-text out.")
    }
  ).section(.output)
}
