import Foundation

// Foundation has these on Apple's systems only.

extension URL {
  /// The parts of a URL that are written: by default neither the query nor the fragment.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Kind: Codable, Hashable { case always, never, omitIfHTTPFamily }
      fileprivate let kind: Kind
      public static let always = Self(kind: .always)
      public static let never = Self(kind: .never)
      /// The component is shown unless the address's scheme is `http` or `https`.
      public static let omitIfHTTPFamily = Self(kind: .omitIfHTTPFamily)
    }

    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: ComponentDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    public func scheme(_ option: ComponentDisplayOption = .always) -> Self {
      with(\.scheme, option)
    }
    public func user(_ option: ComponentDisplayOption = .always) -> Self { with(\.user, option) }
    public func password(_ option: ComponentDisplayOption = .always) -> Self {
      with(\.password, option)
    }
    public func host(_ option: ComponentDisplayOption = .always) -> Self { with(\.host, option) }
    public func port(_ option: ComponentDisplayOption = .always) -> Self { with(\.port, option) }
    public func path(_ option: ComponentDisplayOption = .always) -> Self { with(\.path, option) }
    public func query(_ option: ComponentDisplayOption = .always) -> Self { with(\.query, option) }
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self {
      with(\.fragment, option)
    }

    private func with(
      _ part: WritableKeyPath<Self, ComponentDisplayOption>, _ option: ComponentDisplayOption
    ) -> Self {
      var style = self
      style[keyPath: part] = option
      return style
    }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let isHTTP = ["http", "https"].contains(parts.scheme?.lowercased())
      func shows(_ option: ComponentDisplayOption) -> Bool {
        option.kind == .always || (option.kind == .omitIfHTTPFamily && !isHTTP)
      }
      var text = ""
      if shows(scheme), let scheme = parts.scheme {
        text += scheme + (parts.host == nil ? ":" : "://")
      }
      if shows(user), let user = parts.user {
        text += user
        if shows(password), let password = parts.password { text += ":" + password }
        text += "@"
      }
      if shows(host), let host = parts.host { text += host }
      if shows(port), let port = parts.port { text += ":\(port)" }
      if shows(path) { text += parts.path }
      if shows(query), let query = parts.query { text += "?" + query }
      if shows(fragment), let fragment = parts.fragment { text += "#" + fragment }
      return text
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }

  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { Self() }
}
