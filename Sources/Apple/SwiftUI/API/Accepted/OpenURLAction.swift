import Foundation

/// Opens an address. No one is there to open it for: calling it does nothing.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init(handler: @escaping @MainActor (URL) -> Result) {}
  init() {}

  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
