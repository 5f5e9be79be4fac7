/// The frames of one widget in one setting. One process makes them in order, so that what the widget's code
/// keeps between calls depends on nothing else.
///
/// A frame's request is ``template`` with its phase and one of ``styles``; how many entries a timeline has,
/// only its provider knows.
@dynamicMemberLookup
package struct FrameBatch: Codable, Sendable {
  /// Everything that the frames have in common; its phase and style are the first frame's.
  package var template: FrameRequest
  package var styles: [FrameStyle]
  package var phases: [PhaseKind]
  package var output: OutputSpec
  /// Seconds that a provider may take.
  package var providerTimeout: Double
  /// Seconds that one frame may take to be drawn and written.
  package var frameTimeout: Double
  /// The memory that a worker may use, in megabytes: the engine's and the widget's together.
  package var memoryLimit: Int
  /// Whether each frame is audited.
  package var audits = false
  /// Whether the snapshot is also drawn on a locked device, where that hides something.
  package var showsLocked = false
  /// The kinds whose previews are drawn; nil for all.
  package var previewKinds: [String]?
  /// The families and presentations whose previews are drawn; nil for all.
  package var previewFamilies: [String]?
  /// Whether the device is one of a placement's, so that a preview of what it lacks is skipped. It fails where the
  /// device was asked for.
  package var skipsUnfitPreviews = false
  /// Whether previews are only named, by ``PreviewSummary``, and not drawn.
  package var listsPreviews = false

  /// The part that a live page asks for; nil where none does.
  package var live: LiveTask?
  /// The ids of the frames that are made; nil for all.
  package var only: Set<String>?

  // MARK: Results of earlier processes of the same batch

  /// Frames that an earlier process made, or that ended it.
  package var settled: Set<String> = []
  /// Provider calls that ended an earlier process.
  package var failedPhases: Set<PhaseKind> = []
  /// The answers for want of which the widget keeps its placeholder, each with its provider's end in words, by the names
  /// of phases.
  package var placeholderPhases: [String: String] = [:]
  /// The control that this process presses; then it makes the frames of that interaction alone.
  package var pressing: FoundControl?

  package init(
    product: String, kind: String, family: String, setting: Setting, styles: [FrameStyle],
    phases: [PhaseKind], output: OutputSpec, providerTimeout: Double, frameTimeout: Double = 15,
    memoryLimit: Int = FrameBatch.standardMemoryLimit, world: WorldSpec
  ) {
    template = FrameRequest(
      product: product, kind: kind, family: family, phase: .placeholder, setting: setting,
      style: styles.first ?? FrameStyle(), world: world)
    self.styles = styles
    self.phases = phases
    self.output = output
    self.providerTimeout = providerTimeout
    self.frameTimeout = frameTimeout
    self.memoryLimit = memoryLimit
  }

  /// The default memory limit, in megabytes. A frame of the largest family with its fonts takes about 150.
  package static let standardMemoryLimit = 2048

  /// The product, kind, family, setting and world of the frames.
  package subscript<Value>(dynamicMember member: WritableKeyPath<FrameRequest, Value>) -> Value {
    get { template[keyPath: member] }
    set { template[keyPath: member] = newValue }
  }

  package func request(_ phase: Phase, _ style: FrameStyle) -> FrameRequest {
    var request = template
    request.phase = phase
    request.style = style
    return request
  }

  /// The name of a frame and of its files: see ``FrameRequest/id(includingProduct:)``.
  package func id(of request: FrameRequest) -> String {
    request.id(includingProduct: output.includesProduct)
  }

  /// The id of the frame whose later picture a record is.
  package func id(ofEntry record: FrameRecord) -> String {
    id(of: request(.timeline(record.request.phase.index ?? 0), record.request.style))
  }

  /// Whether the texts and links of its frames are wanted: not of those that are only compared with goldens.
  var isDescribed: Bool { output.goldens == nil || !output.formats.isEmpty || audits }

  /// Whether the batch makes the previews of a product, and no frames of one widget.
  package var isOfPreviews: Bool {
    self.kind.isEmpty && self.family.isEmpty && phases == [.preview]
  }
}
