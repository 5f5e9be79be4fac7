internal import CSeal
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The seal of this process's workers: which layers are wanted, which the machine gives, and the start of a process
/// with them.
package enum Seal {
  /// Names of layers that are left out, as `landlock,seccomp`: for tests, and for a machine where one of them is in
  /// the way. Not an option, since the project's file could name it.
  package static let variable = "VITRINE_SEAL_WITHOUT"

  fileprivate struct State {
    var wanted: SealLayer =
      SealLayer.all.subtracting(
        SealLayer(names: getenv(Seal.variable).map { String(cString: $0) } ?? ""))
    var refused: SealLayer = []
    var causes: [Int32] = []
    var isSaid = false
  }

  private static let state = Mutex(State())

  /// The layers that the machine was found to give.
  package struct Report: Sendable {
    /// The layers in force.
    package let layers: SealLayer
    /// The layers that the machine refused, with the system's words for it.
    package let refused: [(name: String, cause: String)]
    /// The layers that the user left out.
    package let leftOut: SealLayer

    /// The things that a widget's code can do; nil where everything is sealed.
    package var gaps: String? {
      let gaps = SealGap.open(with: layers).map(\.sentence)
      guard let last = gaps.last else { return nil }
      return gaps.count == 1 ? last : gaps.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The one sentence of a run on a machine where something is missing; nil where everything is sealed.
    package var warning: String? {
      guard let gaps else { return nil }
      let refusals = refused.map { "\($0.name) (\($0.cause))" }.joined(separator: ", ")
      var reasons: [String] = []
      if !refused.isEmpty { reasons.append("this machine refuses \(refusals)") }
      if !leftOut.isEmpty { reasons.append("\(Seal.variable) leaves out \(leftOut.names)") }
      return
        "Widgets aren't wholly sealed, since \(reasons.joined(separator: " and ")): their code can \(gaps). "
        + "Run code that you don't trust on a machine that gives these layers; vitrine doctor names them."
    }
  }

  /// The report of a process that is started and ends at once.
  package static var report: Report {
    state.withLock { state in
      check(&state)
      let names = SealLayer.named.enumerated().filter { state.refused.contains($0.element.layer) }
      return Report(
        layers: state.wanted.subtracting(state.refused),
        refused: names.map { index, item in
          let cause = state.causes.indices.contains(index) ? state.causes[index] : 0
          return (item.name, String(cString: strerror(cause)))
        },
        leftOut: SealLayer.all.subtracting(state.wanted))
    }
  }

  /// The warning of ``Report``, for the first caller alone.
  package static func takeWarning() -> String? {
    let isFirst = state.withLock { state in
      defer { state.isSaid = true }
      return !state.isSaid
    }
    return isFirst ? report.warning : nil
  }

  /// Whether processes may get these layers: they are wanted, and no start has found that the machine refuses one.
  static func mayGive(_ layers: SealLayer) -> Bool {
    state.withLock { $0.wanted.subtracting($0.refused).isSuperset(of: layers) }
  }

  private static func check(_ state: inout State) {
    guard state.causes.isEmpty else { return }
    var plan = seal_plan()
    plan.layers = state.wanted.rawValue
    plan.home_bytes = SealLimits.homeBytes
    let limits = SealLimits(megabytes: FrameBatch.standardMemoryLimit)
    limits.apply(to: &plan)
    let outcome = seal_start(&plan)
    if outcome.process > 0 { _ = seal_finish(outcome.process) }
    state.note(outcome)
  }

  /// Starts a process. One at a time: the descriptors of two would be open in each other.
  static func start(_ process: SealedProcess) -> (process: pid_t, layers: SealLayer, error: Int32) {
    state.withLock { state in
      let layers = state.wanted.subtracting(state.refused).subtracting(process.leftOut)
      let outcome = process.withPlan(layers) { seal_start(&$0) }
      // One that has all layers tells that none is refused: a process to find that out needn't be started.
      let hasAll = outcome.process > 0 && SealLayer(rawValue: outcome.layers) == state.wanted
      if outcome.refused != 0 || hasAll { state.note(outcome) }
      return (outcome.process, SealLayer(rawValue: outcome.layers), outcome.error)
    }
  }

  /// Waits for the end of a process, and ends what it left behind.
  /// - Returns: the status that waitpid reports.
  static func finish(_ process: pid_t) -> Int32 { seal_finish(process) }
}

extension Seal.State {
  fileprivate mutating func note(_ outcome: seal_outcome) {
    refused.formUnion(SealLayer(rawValue: outcome.refused))
    let new = withUnsafeBytes(of: outcome.causes) { Array($0.bindMemory(to: Int32.self)) }
    causes = causes.isEmpty ? new : zip(causes, new).map { $0 == 0 ? $1 : $0 }
  }
}
