/// A phase with no name of its own.
struct PlainPhase {
  let kind: UInt8
  let index: UInt32

  init?(_ phase: Phase) {
    switch phase {
    case .placeholder: self.init(kind: 0, index: 0)
    case .snapshot: self.init(kind: 1, index: 0)
    case .timeline(let index):
      guard let index = UInt32(exactly: index) else { return nil }
      self.init(kind: 2, index: index)
    default: return nil
    }
  }

  init?(kind: UInt8, index: UInt32) {
    guard kind <= 2 else { return nil }
    self.kind = kind
    self.index = index
  }

  var phase: Phase {
    switch kind {
    case 0: .placeholder
    case 1: .snapshot
    default: .timeline(Int(index))
    }
  }
}
