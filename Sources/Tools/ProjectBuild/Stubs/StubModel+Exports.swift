extension StubModel {
  /// Lets missing modules export those of Apple's whose types aren't found: those with headers export what these
  /// include.
  ///
  /// - Parameters:
  ///   - findings: what the compiler found missing in one round.
  ///   - has: whether a module of a name is there.
  /// - Returns: what stubs are made for. All types of a module that is exported from now on are left to it; those that
  ///   weren't found although it was exported need stubs.
  mutating func export(
    _ findings: [StubFinding], has: (_ module: String) -> Bool
  ) -> [StubFinding] {
    let before = exports
    return findings.filter { finding in
      let name: String
      switch finding.fact {
      case .type(let type), .exported(let type, _): name = type
      default: return true
      }
      guard let module = AppleModules.module(ofType: name), has(module) else { return true }
      exports.insert(module)
      return before.contains(module)
    }
  }

  /// The Swift of a missing module, which exports the stubs. A name that Apple's modules have as well is the module's
  /// own, so that code can choose it by the module.
  func text(of module: String) -> String {
    (["@_exported import \(StubModules.name)"]
      + (qualified[module] ?? []).sorted().map {
        "public typealias \($0) = \(StubModules.name).\($0)"
      }).joined(separator: "\n") + "\n"
  }
}
