import Audit
import DisplayList
import Foundation
import Goldens
import Intents

/// What a worker is started for: one of these comes on its standard input.
package enum WorkerTask: Codable, Sendable {
  /// Say which widgets there are.
  case describe(Setting)
  case make(FrameUnit)
  case play(PlayUnit)
}

/// Frames of one widget at one place: made by one process, in order, so that what its code keeps
/// between calls depends on nothing else.
package struct FrameUnit: Codable, Sendable {
  package var product: String
  package var kind: String
  package var family: String
  package var setting: Setting
  package var looks: [Look]
  package var phases: [PhaseKind]
  package var output: OutputSpec
  /// Seconds that a provider may take.
  package var providerTimeout: Double
  /// Seconds that one frame may take to be drawn and written.
  package var frameTimeout: Double
  /// Megabytes that a worker may hold: the engine's own and the widget's together.
  package var memoryLimit: Int
  package var world: WorldSpec
  /// Each frame is looked at for what would embarrass the widget.
  package var audits = false
  /// Frames that an earlier process made, or died of.
  package var settled: Set<String> = []
  /// Provider calls that an earlier process died of.
  package var deadPhases: Set<PhaseKind> = []
  /// The control that this process touches; then it makes nothing but the frames of that.
  package var touching: FoundControl?
  /// Of previews, those of these kinds alone; nil for all.
  package var previewKinds: [String]?
  /// Of previews, those of these families alone; nil for all.
  package var previewFamilies: [String]?

  package init(
    product: String, kind: String, family: String, setting: Setting, looks: [Look],
    phases: [PhaseKind], output: OutputSpec, providerTimeout: Double, frameTimeout: Double = 15,
    memoryLimit: Int = FrameUnit.standardMemoryLimit, world: WorldSpec
  ) {
    self.product = product
    self.kind = kind
    self.family = family
    self.setting = setting
    self.looks = looks
    self.phases = phases
    self.output = output
    self.providerTimeout = providerTimeout
    self.frameTimeout = frameTimeout
    self.memoryLimit = memoryLimit
    self.world = world
  }

  /// Megabytes. A frame of the largest family with its fonts takes about 150.
  package static let standardMemoryLimit = 2048
}

extension FrameUnit {
  /// It has the previews of a product and no widget of its own.
  package var isOfPreviews: Bool { kind.isEmpty && family.isEmpty && phases == [.preview] }
}

/// What surrounds the widgets of a run.
package struct WorldSpec: Codable, Sendable {
  /// A folder of responses, `<host>/<path>`; nil where the network is denied.
  package var networkFixtures: String?
  /// A JSON file with what app groups hold at the start.
  package var appGroupFile: String?
  /// A folder of the user's own fonts, looked through before the pinned ones.
  package var fonts: String?
  /// JSON files with sample states of Live Activities.
  package var activityFiles: [String] = []

  package init(
    networkFixtures: String? = nil, appGroupFile: String? = nil, fonts: String? = nil
  ) {
    self.networkFixtures = networkFixtures
    self.appGroupFile = appGroupFile
    self.fonts = fonts
  }
}

package struct OutputSpec: Codable, Sendable {
  package enum Format: String, CaseIterable, Codable, Sendable { case png, svg, html, json }
  /// The output folder; frames go below its `frames/`.
  package var folder: String
  /// In the order of ``Format``'s cases.
  package var formats: [Format]
  package var includesProduct: Bool
  /// SVG's text as text and not as outlines.
  package var hasSelectableSVGText: Bool
  /// nil where frames have nothing to do with goldens.
  package var goldens: GoldenTask?

  package init(
    folder: String, formats: [Format], includesProduct: Bool, hasSelectableSVGText: Bool = false,
    goldens: GoldenTask? = nil
  ) {
    self.folder = folder
    self.formats = formats
    self.includesProduct = includesProduct
    self.hasSelectableSVGText = hasSelectableSVGText
    self.goldens = goldens
  }
}

/// What a worker says on its standard output.
package enum WorkerEvent: Codable, Sendable {
  case widgets([WidgetSummary])
  /// A provider is called; until the next event that is what the worker is at.
  case calling(PhaseKind)
  /// A frame is drawn and written; until the next event that is what the worker is at.
  case drawing(id: String, FrameRequest)
  case made(FrameRecord)
  /// A call or a frame that failed, while the worker goes on.
  case failed(FailureRecord)
  case timeline(TimelineRecord)
  case finished
  /// What the widget's code donated until its frames were made.
  case donated([Donations.Record])
  /// A step of a play is taken, at this virtual time; until the next event that is what the worker
  /// is at.
  case playing(PlayStep, Date)
  case played(PlayRecord)
  /// What can be touched.
  case controls([FoundControl])
  /// The intent of a control is performed; until the next event that is what the worker is at.
  case performing(String)
  case interaction(InteractionRecord)
  /// A preview is asked what it shows; until the next event that is what the worker is at.
  case previewing(key: String, place: String)
  /// Before the widgets are told.
  case shortcuts(ShortcutsSummary)
}

/// A widget as its configuration describes it.
package struct WidgetSummary: Codable, Sendable, Hashable {
  package var kind: String
  package var displayName: String
  package var description: String
  /// Apple's names, in Apple's order; nil for all that a device has.
  package var supportedFamilies: [String]?
  package var parameters: [Parameter]
  /// What there is to say of the whole product; the first of its widgets has it.
  package var notes: [String] = []

  package struct Parameter: Codable, Sendable, Hashable {
    package var name: String
    package var title: String
    package var type: String
    /// Who knows the values that it can have, where that isn't its type: `the handler`.
    package var options: String?
    /// The values that Edit Widget offers; nil where it is any of the type.
    package var choices: [Choice]?
    /// What it begins with, as a file would say it; nil for nothing.
    package var defaultValue: String?
    /// Why its options aren't known.
    package var problem: String?
  }

  package struct Choice: Codable, Sendable, Hashable {
    /// As a configuration file names it.
    package var name: String
    package var title: String
  }

  /// What the provider recommends, as it calls them.
  package var recommendations: [String] = []
  /// What a bundle holds.
  package enum Surface: String, Codable, Sendable { case widget, liveActivity, control }
  package var surface = Surface.widget
  /// Names of the sample states that previews give; nil for a widget.
  package var states: [String]?
}

/// A shortcut that the product's AppShortcutsProvider has.
package struct ShortcutSummary: Codable, Sendable, Hashable {
  package var title: String
  package var intent: String
  /// With `${applicationName}` and `${parameter}` for what stands in for them.
  package var phrases: [String]
  package var systemImageName: String?
}

/// The App Shortcuts of a product, and what is wrong with them.
package struct ShortcutsSummary: Codable, Sendable, Hashable {
  package var shortcuts: [ShortcutSummary] = []
  package var faults: [String] = []
  package init() {}
}

/// A frame that was made.
package struct FrameRecord: Codable, Sendable {
  package struct Link: Codable, Sendable {
    package var url: String
    package var rect: CGRect
  }
  package var id: String
  package var request: FrameRequest
  /// The entry's.
  package var date: Date
  /// Points.
  package var size: CGSize
  package var scale: Double
  /// By format, relative to the output folder.
  package var files: [String: String]
  package var digest: String
  package var diagnostics: [Diagnostic]
  package var links: [Link]
  package var texts: [String]
  /// nil where it wasn't asked for.
  package var audit: FrameAudit.Result?
  /// nil where the frame has nothing to do with goldens.
  package var comparison: FrameComparison?
  /// Milliseconds: tree, layout and display list; and writing all formats.
  package var drawTime: Double
  package var writeTime: Double
}

package struct FailureRecord: Codable, Sendable {
  package var product: String
  package var kind: String
  package var family: String
  package var phase: String
  /// nil where a provider failed before any frame was begun.
  package var frameID: String?
  package var request: FrameRequest?
  package var message: String
  /// What the process wrote before it died.
  package var output: String?
  /// The audit's rule that is broken; nil where it is none but that nothing may fail.
  package var rule: AuditRule?
}

package struct TimelineRecord: Codable, Sendable {
  package enum Policy: Codable, Sendable {
    case atEnd, never
    case after(Date)
  }
  package var family: String
  package var setting: Setting
  package var dates: [Date]
  package var policy: Policy
}
