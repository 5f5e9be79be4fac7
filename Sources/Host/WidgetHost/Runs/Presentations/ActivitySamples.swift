import Failures
import SwiftUI
import WidgetKitCore

/// The states in which a Live Activity is drawn: those of its previews, then those of a file.
@MainActor
struct ActivitySamples {
  struct Named {
    var origin: SampleOrigin
    var name: String
    var sample: ActivitySample
  }

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
