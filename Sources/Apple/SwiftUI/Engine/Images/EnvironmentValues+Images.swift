import Symbols

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get {
      switch fields.symbolScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
    set {
      fields.symbolScale =
        switch newValue {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
  }
}
