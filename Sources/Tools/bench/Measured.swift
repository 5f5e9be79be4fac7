import DisplayList
import Foundation
import Rendering
import SwiftUI

/// The steps of a frame. `free` is the release of the tree, the list and the bitmap.
enum Step: Int, CaseIterable { case tree, layout, list, raster, encode, free }

/// One design at one scale, rendered warm: what each part of a frame costs.
@MainActor
final class Frame {
  let name: String
  private let make: (ViewRenderer, EnvironmentValues, (RenderStage) -> Void) -> DisplayList
  private let environment: EnvironmentValues
  private let scale: CGFloat
  private static let renderer = ViewRenderer()
  private static let rasterizer = Rasterizer()
  private static let encoder = PNGEncoder()
  private(set) var samples: [String: [Double]] = [:]
  private(set) var bytes = 0

  init<V: View>(_ name: String, _ view: V, size: CGSize, scale: CGFloat) {
    self.name = "\(name)@\(Int(scale))x"
    self.scale = scale
    var environment = EnvironmentValues()
    environment.displayScale = scale
    self.environment = environment
    let options = RenderOptions(displayDate: Date(timeIntervalSince1970: 1_767_951_660))
    make = { renderer, environment, reached in
      renderer.render(
        view, size: size, environment: environment, options: options, reached: reached
      ).displayList
    }
  }

  /// One sample of each part: the mean over as many frames as fill `milliseconds`.
  func sample(milliseconds: Double = 10) {
    let list = self.list()
    let bitmap = Self.rasterizer.render(list, scale: scale)
    bytes = Self.encoder.encode(bitmap).count
    sampleSteps(milliseconds, isWhole: true)
    sampleSteps(milliseconds, isWhole: false)
    record("digest", milliseconds) { _ = list.digest }
    // The raster alone, of a list and into memory that the processor's caches still hold, as R is measured.
    record("raster alone", milliseconds) { _ = Self.rasterizer.render(list, scale: scale) }
    // The library's quickest level: what our own encoder has to beat to be kept.
    record("libdeflate", milliseconds) { _ = Self.encoder.encode(bitmap, level: 1).count }
    let golden = Self.encoder.encode(bitmap, level: 7)
    record("decode", milliseconds) { _ = try? PNGDecoder.decode(golden) }
    record("libpng", milliseconds) { _ = try? PNGDecoder.decodeThroughLibpng(golden) }
    record("frame", milliseconds) {
      _ = Self.encoder.encode(
        Self.rasterizer.render(self.list(), scale: scale))
    }
  }

  /// Takes samples until caches are filled, and drops them.
  func warmUp() {
    sample(milliseconds: 2)
    samples = [:]
  }

  private func list() -> DisplayList { make(Self.renderer, environment) { _ in } }

  /// The steps of whole frames, one after the other as in use: each finds the processor's caches as the step before left
  /// them. Where the frame isn't whole, the tree, the layout and the list alone, again and again: by these the goal is
  /// stated.
  private func sampleSteps(_ milliseconds: Double, isWhole: Bool) {
    var sums = [Double](repeating: 0, count: Step.allCases.count)
    var count = 0.0
    while sums.reduce(0, +) < milliseconds {
      var last = cpuMilliseconds()
      func reached(_ step: Step) {
        let now = cpuMilliseconds()
        sums[step.rawValue] += now - last
        last = now
      }
      do {
        let list = make(Self.renderer, environment) { stage in
          switch stage {
          case .tree: reached(.tree)
          case .layout: reached(.layout)
          case .list: reached(.list)
          }
        }
        reached(.free)
        if isWhole {
          let bitmap = Self.rasterizer.render(list, scale: scale)
          reached(.raster)
          _ = Self.encoder.encode(bitmap).count
          reached(.encode)
        }
      }
      reached(.free)
      count += 1
    }
    for step in isWhole ? Step.allCases : [.tree, .layout, .list, .free] {
      samples[isWhole ? "\(step)" : "\(step) alone", default: []].append(
        sums[step.rawValue] / count)
    }
  }

  /// Repeats the tree, the layout and the display list so many times, for a profiler that counts instructions.
  func spin(frames: Int) { for _ in 0..<frames { _ = list() } }

  /// Repeats the tree, the layout and the display list alone, for a profiler.
  func spin(seconds: Double) {
    let start = cpuMilliseconds()
    while cpuMilliseconds() - start < seconds * 1000 { _ = list() }
  }

  private func record(_ part: String, _ milliseconds: Double, _ work: () -> Void) {
    let start = cpuMilliseconds()
    var count = 0.0
    var now = start
    repeat {
      work()
      count += 1
      now = cpuMilliseconds()
    } while now - start < milliseconds
    samples[part, default: []].append((now - start) / count)
  }

  func value(_ part: String) -> Double { median(samples[part] ?? []) }

  /// The difference between the largest and the smallest sample, per cent of the median.
  func spread(_ part: String) -> Double {
    let all = samples[part] ?? []
    guard let least = all.min(), let most = all.max() else { return .nan }
    return (most - least) / median(all) * 100
  }

  /// Writes the picture, to be looked at.
  func write(to folder: URL) throws {
    let bitmap = Self.rasterizer.render(list(), scale: scale)
    try Data(Self.encoder.encode(bitmap)).write(to: folder.appendingPathComponent("\(name).png"))
  }
}
