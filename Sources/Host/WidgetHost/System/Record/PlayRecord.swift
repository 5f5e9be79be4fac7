import DisplayList
import Foundation

/// What came of a play: every reload that was wished for, and what was on screen when.
package struct PlayRecord: Codable, Sendable {
  package var product: String
  package var setting: Setting
  package var look: Look
  package var start: Date
  package var end: Date
  package var widgets: [WidgetDay] = []
  /// What the script had happen.
  package var events: [Event] = []
  package var stacks: [StackDay] = []
  /// Intents that the widgets' code donated, by their types.
  package var donations: [Named] = []
  /// Intents that were given to RelevantIntentManager, the last list.
  package var relevantIntents: [RelevantIntentRecord] = []

  package struct Event: Codable, Sendable {
    package var date: Date
    package var words: String
    /// Why it came to nothing; nil where it did.
    package var problem: String?
  }

  package struct Named: Codable, Sendable {
    package var date: Date
    package var name: String
  }
}

package struct RelevantIntentRecord: Codable, Hashable, Sendable {
  package var date: Date
  package var intent: String
  package var kind: String
  /// As `date`, and what else it says.
  package var clue: String
  package var from: Date?
  package var to: Date?
}

/// One widget's day.
package struct WidgetDay: Codable, Sendable {
  package var kind: String
  package var family: String
  /// Below `timeline/`: where its pictures lie.
  package var folder: String
  /// Points.
  package var size: CGSize
  package var shownSize: CGSize?
  package var scale: Double
  /// Points.
  package var cornerRadius: Double
  package var reloads: [ReloadRecord] = []
  package var pictures: [PictureRecord] = []
  package var shown: [ShownRecord] = []
  /// What is shown until the first timeline: an index of ``pictures``.
  package var placeholder: Int?
  /// What the gallery of the system shows before the widget is added: an index of ``pictures``.
  package var snapshot: Int?
  package var notes: [Diagnostic] = []
  package var failures: [String] = []
  /// From when on how relevant it is; 0 where it isn't.
  package var relevance: [RelevanceRecord] = []
  /// What `relevance()` of the provider said last.
  package var clues: [RelevantIntentRecord] = []
  /// The film strip, relative to the output folder.
  package var strip: String?
}

/// A wish for a new timeline, and what became of it.
package struct ReloadRecord: Codable, Sendable {
  package var date: Date
  package var cause: ReloadCause
  package var verdict: ReloadVerdict
  /// Reloads on the budget, after it.
  package var used: Int
  package var budget: Int
  /// Entries of the timeline that came; nil where none did.
  package var entries: Int?
  package var policy: TimelineRecord.Policy?
  /// When the timeline wants the next one; nil for never.
  package var next: Date?
  /// Why the provider gave none.
  package var failure: String?
  /// Of a touch: what was seen until the timeline came, as indices of ``WidgetDay/pictures``.
  package var touched: [Int] = []
}

/// A picture that was on screen, once, however often it was.
package struct PictureRecord: Codable, Sendable {
  /// Relative to the output folder.
  package var file: String
  package var digest: String
  package var texts: [String]
  package var diagnostics: [Diagnostic]
}

/// What is on screen from a date on.
package struct ShownRecord: Codable, Sendable {
  package enum Source: String, Codable, Sendable { case placeholder, entry }
  package var from: Date
  package var source: Source
  /// Of the timeline, and which reload's it is, from 0.
  package var entry: Int?
  package var timeline: Int?
  package var entryDate: Date?
  /// Of ``WidgetDay/pictures``; nil where drawing failed.
  package var picture: Int?
  package var failure: String?
}

package struct RelevanceRecord: Codable, Hashable, Sendable {
  package var from: Date
  /// The provider's own score; 0 for none.
  package var score: Double
  /// Of the highest that the provider has given until then, 0…1.
  package var share: Double
}

/// Which widget of a stack is on top when.
package struct StackDay: Codable, Sendable {
  package var family: String
  /// Indices of ``PlayRecord/widgets``, in the order of the bundle.
  package var members: [Int]
  package var turns: [Turn]

  package struct Turn: Codable, Hashable, Sendable {
    package var from: Date
    /// Indices of ``PlayRecord/widgets``, the top first.
    package var order: [Int]
  }
}
