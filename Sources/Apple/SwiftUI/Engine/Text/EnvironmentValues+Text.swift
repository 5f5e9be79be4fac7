import Typesetting

extension EnvironmentValues {
  public var truncationMode: Text.TruncationMode {
    get {
      switch fields.paragraph.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
    set {
      fields.paragraph.truncation =
        switch newValue {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
  }

  public var textCase: Text.Case? {
    get { fields.letterCase.map { $0 == .upper ? .uppercase : .lowercase } }
    set { fields.letterCase = newValue.map { $0 == .uppercase ? .upper : .lower } }
  }
}
