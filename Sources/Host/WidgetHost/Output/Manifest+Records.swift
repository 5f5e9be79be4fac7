import Foundation

extension Manifest.Frame {
  package init(_ record: FrameRecord) {
    id = record.id
    product = record.request.product
    kind = record.request.kind
    family = record.request.family
    device = record.request.setting.device
    phase = record.request.phase.name
    index = record.request.phase.index
    date = record.date
    variant = Dictionary(
      record.request.variant.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    size = .init(width: record.size.width, height: record.size.height)
    scale = record.scale
    files = record.files
    digest = record.digest
    diagnostics = record.diagnostics
  }
}

extension Manifest.Moment {
  init(_ record: FrameRecord, _ batch: FrameBatch) {
    frame = batch.id(ofEntry: record)
    date = record.date
    files = record.files
    digest = record.digest
  }
}

extension Manifest.Failure {
  package init(_ record: FailureRecord) {
    product = record.product
    kind = record.kind
    family = record.family
    phase = record.phase
    frame = record.frameID
    message = record.message
  }
}

extension Manifest.Touch {
  init(_ batch: FrameBatch, _ record: InteractionRecord) {
    product = batch.product
    kind = batch.kind
    family = batch.family
    device = batch.setting.device
    locale = batch.setting.locale
    control = record.control
    label = record.label
    type = record.type
    isOn = record.isOn
    intent = record.intent
    process = record.process
    outcome = record.outcome
    message = record.message
    carries = record.carries
    reloads = record.reloads
  }
}

extension Manifest.Reload {
  init(_ batch: FrameBatch, _ timeline: TimelineRecord) {
    product = batch.product
    kind = batch.kind
    family = batch.family
    device = batch.setting.device
    locale = batch.setting.locale
    entries = timeline.dates.count
    switch timeline.policy {
    case .atEnd: policy = "atEnd"
    case .never: policy = "never"
    case .after(let moment):
      policy = "after"
      date = moment
    }
  }
}
