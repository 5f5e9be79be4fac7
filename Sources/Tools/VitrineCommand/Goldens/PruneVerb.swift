import Foundation
import Goldens
import WidgetHost

/// Removes goldens that no frame claims.
enum PruneVerb {
  /// - Returns: 0; 1 where something would be removed and is only looked for; 4 where a frame failed, and
  ///   then nothing is removed.
  static func run(_ products: [ProductExecutable], _ options: Options) throws -> Int32 {
    let start = DispatchTime.now().uptimeNanoseconds
    let folder =
      options.goldens.onlyChecks ? GoldenStore.folder(options) : try GoldenStore.writable(options)
    let run = try GoldenRun.make(try Products.describe(products, options), options, task: nil)
    let report = RunReport(run.run, since: start)
    let left = run.unclaimed(folder, options).map(\.id)
    if options.goldens.onlyChecks {
      for id in left { print("unclaimed  \(id)") }
      print(
        left.isEmpty
          ? "Every golden is claimed by a frame."
          : "\(left.count) goldens are claimed by no frame; prune removes them.")
      return max(report.exitStatus, left.isEmpty ? 0 : 1)
    }
    guard report.exitStatus == 0 else {
      throw BrokenFrames(
        description: "Nothing is removed while frames fail: their goldens would be taken for "
          + "leftovers. Mend them, or look with prune --check.")
    }
    for id in left {
      try folder.remove(id)
      print("removed  \(id)")
    }
    folder.sweep()
    print("\(left.count) goldens removed from \(options.goldens.folder)")
    return 0
  }
}

/// What can't be done while frames fail.
struct BrokenFrames: Error, CustomStringConvertible { var description: String }
