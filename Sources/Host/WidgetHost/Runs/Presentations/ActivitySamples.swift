import DisplayList
import Failures
import SwiftUI
import WidgetKitCore

/// The states in which a Live Activity is drawn: those of its previews, then those of a file; where there is neither,
/// states made of the shape of its types.
@MainActor
struct ActivitySamples {
  struct Named {
    var origin: SampleOrigin
    var name: String
    var sample: ActivitySample
    /// Notes for its frames.
    var notes: [Diagnostic] = []
  }

  /// The crash key of the making of states.
  static func shapeKey(_ driver: ActivityDriver) -> String { "activity shape \(driver.kind)" }
  /// The name of a state that is made, and of its frames.
  private static let shapeName = "sample-data"

  private(set) var all: [Named] = []
  /// The faults of the files.
  private(set) var problems: [String] = []

  mutating func add(_ item: ActivityPreviews.Item) async {
    for (name, sample) in await ActivityPreviews.samples(of: item) {
      add(Named(origin: .preview, name: name, sample: sample))
    }
  }

  /// - Parameter file: JSON, as ``ActivityFixture`` reads it.
  mutating func add(file: String, of driver: ActivityDriver) {
    do {
      let fixture = try ActivityFixture(contentsOf: file)
      guard fixture.activity == driver.kind else { return }
      for state in fixture.states {
        let sample = try fixture.sample(state, of: driver)
        add(Named(origin: .state, name: state.name, sample: sample))
      }
    } catch {
      problems.append("\(error)")
    }
  }

  /// The names of the frames of states that are made.
  static func shapeNames(of driver: ActivityDriver) -> [String] {
    var samples = ActivitySamples()
    samples.addShapes(of: driver)
    return samples.all.map { "\($0.origin.rawValue)-\($0.name)" }
  }

  mutating func addShapes(of driver: ActivityDriver) {
    do {
      for sample in try driver.shapes() {
        add(
          Named(
            origin: .state, name: Self.shapeName, sample: sample, notes: [.sampleData(driver.kind)])
        )
      }
    } catch {
      problems.append(
        "No state of \(driver.kind) can be made of its Codable shape (\(Self.description(of: error))): "
          + "write a #Preview with contentStates, or give --activity FILE.")
    }
  }

  private static func description(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return (path.isEmpty ? "" : "\(path): ") + context.debugDescription
    @unknown default: return "\(error)"
    }
  }

  /// Adds a sample, with a number where its name is taken.
  private mutating func add(_ sample: Named) {
    var sample = sample
    let name = sample.name
    var number = 2
    while all.contains(where: { $0.origin == sample.origin && $0.name == sample.name }) {
      sample.name = "\(name)-\(number)"
      number += 1
    }
    all.append(sample)
  }
}

extension Diagnostic {
  fileprivate static func sampleData(_ activity: String) -> Diagnostic {
    Diagnostic(
      code: "sample-data",
      message:
        "\(activity) has no preview, so its state is sample data, made of the types and names of its properties."
    )
  }
}
