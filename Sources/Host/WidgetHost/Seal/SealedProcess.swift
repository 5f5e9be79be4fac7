internal import CSeal

#if canImport(Glibc)
  import Glibc
#endif

/// A program to be started behind the seal.
struct SealedProcess {
  var executable: String
  var arguments: [String]
  var environment: [String: String]
  /// The descriptors that become 0, 1, 2 and so on.
  var descriptors: [Int32]
  var files: SealedFiles
  /// The home folder.
  var home: String
  /// The memory that the parent allows it, in megabytes.
  var megabytes: Int
  var usesNetwork = false
  /// The layers that this process is started without.
  var leftOut: SealLayer = []
  /// The number of copies of it that may run at a time; 0 where it makes none.
  var copies = 0

  func withPlan<Result>(_ layers: SealLayer, _ body: (inout seal_plan) -> Result) -> Result {
    let arguments = Self.cStrings([executable] + arguments)
    let variables = Self.cStrings(
      environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    let paths = files.access.sorted { $0.key < $1.key }.map { path, access in
      seal_path(path: UnsafePointer(strdup(path)), access: access.rawValue)
    }
    let program = strdup(executable), folder = strdup(home)
    defer {
      for string in arguments + variables + [program, folder] { free(string) }
      for path in paths { free(UnsafeMutablePointer(mutating: path.path)) }
    }
    return arguments.withUnsafeBufferPointer { arguments in
      variables.withUnsafeBufferPointer { variables in
        descriptors.withUnsafeBufferPointer { descriptors in
          paths.withUnsafeBufferPointer { paths in
            var plan = seal_plan()
            plan.layers = layers.rawValue
            plan.executable = UnsafePointer(program)
            plan.arguments = arguments.baseAddress
            plan.environment = variables.baseAddress
            plan.descriptors = descriptors.baseAddress
            plan.descriptor_count = descriptors.count
            plan.paths = paths.baseAddress
            plan.path_count = paths.count
            plan.home = UnsafePointer(folder)
            plan.home_bytes = SealLimits.homeBytes
            plan.uses_network = usesNetwork
            SealLimits(megabytes: megabytes).apply(to: &plan, copies: copies)
            return body(&plan)
          }
        }
      }
    }
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
