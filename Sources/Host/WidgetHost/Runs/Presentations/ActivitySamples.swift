import DisplayList
import Failures
import SwiftUI
import WidgetKitCore

/// The states in which a Live Activity is drawn: those of its previews, of the older ones where there is no `#Preview`, then
/// those of a file. Where there is neither,
/// states are generated from the properties of its types.
@MainActor
struct ActivitySamples {
  /// A sample with the name of its frames.
  struct Named {
    var origin: SampleOrigin
    var name: String
    var sample: ActivitySample
    /// The diagnostics of each of its frames.
    var notes: [Diagnostic] = []
  }

  /// The key by which a crash during the generation of states is remembered.
  static func generationKey(_ driver: ActivityDriver) -> String {
    "generated samples of \(driver.kind)"
  }
  /// The name of a generated state.
  private static let generatedName = "sample-data"

  private(set) var all: [Named] = []
  /// The errors in the files, and the error of the generation.
  private(set) var problems: [String] = []

  mutating func add(_ item: ActivityPreviews.Item) async {
    for (name, sample) in await ActivityPreviews.samples(of: item) {
      add(Named(origin: .preview, name: name, sample: sample))
    }
  }

  mutating func add(_ previews: OlderActivityPreviews, shownIn presentation: Presentation) {
    for (name, sample) in previews.shown(in: presentation) {
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

  /// The names of the frames of generated states.
  static func generatedNames(of driver: ActivityDriver) -> [String] {
    var samples = ActivitySamples()
    samples.addGenerated(of: driver)
    return samples.all.map { "\($0.origin.rawValue)-\($0.name)" }
  }

  mutating func addGenerated(of driver: ActivityDriver) {
    do {
      for sample in try driver.generateSamples() {
        let notes = [Diagnostic.sampleData(driver.kind)]
        add(Named(origin: .state, name: Self.generatedName, sample: sample, notes: notes))
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

  /// Adds a sample. A name that another sample has is made unique by a number: `name-2`.
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
