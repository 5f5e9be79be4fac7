/// Steps that several jobs of the workflows have.
struct WorkflowSteps {
  let setup: Setup

  /// From nothing to the built product.
  ///
  /// - Parameter keeps: whether what was built is kept for later runs.
  func building(keeps: Bool) -> String {
    let checkout = """
            - uses: actions/checkout@v6
              with:
                persist-credentials: false
      """
    return ([checkout] + fetching + [caching(keeps: keeps)] + resolving + [installing])
      .joined(separator: "\n\n")
  }

  private var fetching: [String] {
    guard case .beside(let address, let commit) = setup.vitrine.source else { return [] }
    let url = address.map(Setup.quoted) ?? "${{ vars.VITRINE_URL }}"
    return [
      #"""
            # Package.swift names a folder outside of this repository.
            - name: Fetch Vitrine
              env:
                VITRINE_URL: \#(url)
                VITRINE_COMMIT: \#(Setup.quoted(commit ?? "HEAD"))
              run: |
                git init -q "$VITRINE"
                git -C "$VITRINE" fetch -q --depth 1 "$VITRINE_URL" "$VITRINE_COMMIT"
                git -C "$VITRINE" checkout -q FETCH_HEAD
      """#
    ]
  }

  private func caching(keeps: Bool) -> String {
    var paths = ["\(setup.prefix).build"]
    if setup.vitrine.source != .checkout {
      paths.append("\(setup.prefix)\(setup.vitrine.path)/.deps")
    }
    var inputs = ["Package.swift", "Package.resolved"].map { setup.prefix + $0 }
    inputs += setup.sources.map { "\(setup.prefix)\($0)/**" }
    if setup.vitrine.source == .repository {
      inputs += ["Sources", "deps"].map { "\(setup.prefix)\(setup.vitrine.path)/\($0)/**" }
    }
    let files = inputs.map { "'\(Self.shortened($0))'" }.joined(separator: ", ")
    let list = paths.map { "            \(Self.shortened($0))" }.joined(separator: "\n")
    return """
            - name: Find an earlier build
              uses: actions/cache\(keeps ? "" : "/restore")@v5
              with:
                path: |
      \(list)
                key: widgets-build-\(Self.imageTag)-${{ hashFiles(\(files)) }}
                restore-keys: widgets-build-\(Self.imageTag)-
      """
  }

  private var resolving: [String] {
    guard setup.vitrine.source == .checkout else { return [] }
    return [
      """
            - name: Fetch packages
              run: swift package resolve
      """
    ]
  }

  private var installing: String {
    """
          - name: Install libraries, fonts and icons
            run: |
              "$VITRINE/deps/install.sh"

          - name: Build
            run: |
              swift build --product "$PRODUCT"
    """
  }

  private static var imageTag: String { Setup.image.replacing(":", with: "-") }

  /// `a/../b` as `b`.
  static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// What all jobs have that work on the project.
  var place: String {
    setup.subfolder.isEmpty
      ? ""
      : """

          defaults:
            run:
              working-directory: \(Setup.quoted(setup.subfolder))
      """
  }

  /// What scripts go by; no name of the project stands in a script itself.
  var names: String {
    """
    env:
      PRODUCT: \(Setup.quoted(setup.product))
      VITRINE: \(Setup.quoted(setup.vitrine.path))
    """
  }
}
