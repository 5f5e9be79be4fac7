import Foundation
import TestSupport

/// Headless Chromium, driven by `browser.py`, for every target whose tests open pages.
package enum Browser {
  /// One thing to do; see the script for what there is.
  package typealias Step = [String: any Sendable]

  /// The answers of the steps, and the page's errors.
  package struct Visit {
    package var answers: [Any]
    package var complaints: [String]

    package func text(_ place: Int) -> String { "\(answers[place])" }
  }

  package static func open(
    _ page: URL, width: Int = 1440, phone: Bool = false, dark: Bool = false, motion: Bool = false,
    hash: String = ""
  ) -> Step {
    [
      "open": page.absoluteString + hash, "width": width, "height": phone ? 844 : 900,
      "phone": phone, "dark": dark, "motion": motion,
    ]
  }

  package static func visit(_ steps: [Step]) throws -> Visit {
    let answers = try BrowserProcess.shared { try $0.answers(to: steps) }
    // One for each step, so that tests may go by their numbers.
    guard let complaints = answers.last as? [String], answers.count == steps.count + 1 else {
      throw BrowserFailure()
    }
    return Visit(answers: Array(answers.dropLast()), complaints: complaints)
  }
}

/// The browser did not answer; the script's own words are on standard error.
package struct BrowserFailure: Error {}
