import Foundation
import WidgetHost

/// One call of an assertion: compares frames with their goldens, records them where the mode allows it, and
/// reports to the test.
struct Assertion: Sendable {
  private let location: AssertionLocation
  private let identity: TestIdentity
  private let environment: [String: String]
  private let goldens: GoldenLocation
  /// The folder for pictures of frames that differ, absolute.
  private let artifacts: String
  private let record: SnapshotRecordMode?

  init(_ location: AssertionLocation, _ name: String?, _ record: SnapshotRecordMode?) {
    self.location = location
    self.record = record
    environment = ProcessInfo.processInfo.environment
    goldens = GoldenLocation(location, named: name)
    artifacts =
      "\(Artifacts.folder(environment))/\(PathPart.encode(location.module))/"
      + PathPart.encode(location.fileName)
    identity = TestIdentity.current(location)
  }

  /// The mode of the assertion, else of the scope, else of the environment.
  ///
  /// - Throws: ``BadRecordMode``.
  private func mode() throws -> SnapshotRecordMode {
    try record ?? SnapshotSettings.current.record
      ?? SnapshotRecordMode.standard(in: environment)
  }

  // MARK: Pictures and layouts in files

  func checkPictures(_ tolerance: SnapshotTolerance, _ make: @MainActor () -> MadeFrames) {
    checking { mode in onMain { pictures(make(), mode, tolerance) } }
  }

  @MainActor
  func checkPictures(_ tolerance: SnapshotTolerance, _ make: () async -> MadeFrames) async {
    let made = await make()
    checking { mode in pictures(made, mode, tolerance) }
  }

  func checkLayouts(_ make: @MainActor () -> MadeFrames) {
    checking { mode in onMain { layouts(make(), mode) } }
  }

  @MainActor
  func checkLayouts(_ make: () async -> MadeFrames) async {
    let made = await make()
    checking { mode in layouts(made, mode) }
  }

  @MainActor
  private func pictures(
    _ made: MadeFrames, _ mode: SnapshotRecordMode, _ tolerance: SnapshotTolerance
  ) -> [FrameOutcome] {
    let check = PictureCheck(mode, tolerance, goldens: goldens, artifacts: artifacts)
    return compare(made, "png", check.compare)
  }

  @MainActor
  private func layouts(_ made: MadeFrames, _ mode: SnapshotRecordMode) -> [FrameOutcome] {
    compare(made, "json", LayoutCheck(mode, goldens: goldens, artifacts: artifacts).compare)
  }

  // MARK: Layouts in the source

  func checkInline(_ expected: (() -> String)?, _ make: @MainActor () -> MadeFrames) {
    let text = expected?()
    checking { mode in onMain { [inline(make(), text, mode)] } }
  }

  @MainActor
  func checkInline(_ expected: (() -> String)?, _ make: () async -> MadeFrames) async {
    let text = expected?()
    let made = await make()
    checking { mode in [inline(made, text, mode)] }
  }

  @MainActor
  private func inline(
    _ made: MadeFrames, _ expected: String?, _ mode: SnapshotRecordMode
  ) -> FrameOutcome {
    let title = "\(location.fileName).swift:\(location.line)"
    if let failure = made.failures.first {
      return FrameOutcome(
        name: failure.what.isEmpty ? title : failure.what, status: .failed,
        sentences: [failure.message])
    }
    guard made.frames.count == 1, let frame = made.frames.first else {
      return FrameOutcome(
        name: title, status: .failed,
        sentences: [
          "An inline snapshot has one frame, and here are \(made.frames.count): name one phase and a "
            + "matrix of one, as .one.locales(\"ar\")."
        ])
    }
    return InlineCheck(mode: mode, location: location).compare(frame, expected, title)
  }

  // MARK: Outcomes

  private func checking(_ compare: (SnapshotRecordMode) -> [FrameOutcome]) {
    do {
      let mode = try mode()
      report(compare(mode))
    } catch {
      Reporter.fail("\(error)", at: location)
    }
  }

  @MainActor
  private func compare(
    _ made: MadeFrames, _ pathExtension: String, _ compare: (MadeFrame, String) -> FrameOutcome
  ) -> [FrameOutcome] {
    var outcomes: [FrameOutcome] = []
    do {
      let number = try Claims.shared.take(identity) { number in
        made.frames.map {
          goldens.file(goldens.path(of: $0.path, number: number), pathExtension)
        }
      }
      for frame in made.frames {
        outcomes.append(compare(frame, goldens.path(of: frame.path, number: number)))
      }
    } catch {
      outcomes.append(FrameOutcome(name: goldens.name, status: .failed, sentences: ["\(error)"]))
    }
    for failure in made.failures {
      let what = failure.what.isEmpty ? goldens.name : failure.what
      outcomes.append(FrameOutcome(name: what, status: .failed, sentences: [failure.message]))
    }
    return outcomes
  }

  private func report(_ outcomes: [FrameOutcome]) {
    guard outcomes.contains(where: { $0.status != .identical }) else { return }
    for outcome in outcomes {
      for picture in outcome.pictures {
        let name = "\(outcome.name).\(picture.role.rawValue).\(picture.pathExtension)"
        Reporter.attach(picture.bytes, named: name.replacing("/", with: "·"), at: location)
      }
    }
    Reporter.fail(
      FailureText(
        outcomes: outcomes, identity: identity,
        fixedMode: record ?? SnapshotSettings.current.record
      ).text, at: location)
  }
}
