import DeviceFixtures
import DisplayList
import Failures
import Foundation
import FoundationExtras
import Goldens
import Planning
import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// The frames of earlier runs that were as their goldens, by everything that decides them: the executable and the resources beside it,
/// the batch's requests, the files of its world, fonts and libraries. What is found here need not be made
/// again. Only batches without a failure are kept.
struct FrameCache {
  /// Absolute.
  private let folder: String
  private let products: [ProductExecutable: String]

  /// - Throws: a ``Failure``, where the folder can't be written to or a file of the world can't be read.
  init(_ folder: String, _ products: [ProductExecutable], _ request: PlanRequest) throws {
    guard !request.world.network.isRecording else {
      throw Failure.usage(
        "--cache doesn't go with --network record:PATH, which asks the network.",
        remedy: "Record first, then verify with --network fixtures:PATH.")
    }
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    try OutputWriter.check(self.folder)
    var world = FileDigest()
    world.add(text: "\(Version.generator) \(GoldenStore.maker.engine)")
    var files = [request.world.appGroupFile].compactMap { $0 } + request.world.activityFiles
    if let path = request.world.deviceFile {
      files += [path] + (try WorldFile(contentsOf: path).pictures)
    }
    if let path = request.world.storeFile { files += Self.files(ofStore: path) }
    for file in files { try world.add(file: file) }
    if let fonts = request.world.fonts { try world.add(folder: fonts) }
    if let network = request.world.network.path {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: network, isDirectory: &isFolder)
      if isFolder.boolValue { try world.add(folder: network) } else { try world.add(file: network) }
    }
    var digests: [ProductExecutable: String] = [:]
    for product in products {
      var digest = world
      try digest.add(file: product.path)
      let folder = URL(fileURLWithPath: product.path).deletingLastPathComponent().path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted()
      where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        try digest.add(folder: "\(folder)/\(name)")
      }
      let files = ProductFiles(executable: URL(fileURLWithPath: product.path))
      for file in [files.infoPlist].compactMap({ $0 }) + files.settings {
        try digest.add(file: file.path)
      }
      digests[product] = digest.description
    }
    self.products = digests
  }

  /// A store's file, and the one beside it where SQLite keeps changes until they are merged into the first.
  static func files(ofStore path: String) -> [String] {
    let changes = "\(path)-wal"
    return FileManager.default.fileExists(atPath: changes) ? [path, changes] : [path]
  }

  private struct Entry: Codable {
    var frames: [FrameRecord]
    var timeline: TimelineRecord?
  }

  /// The batch's result; nil where it isn't known, or some frame of it isn't as its golden.
  func unchanged(
    _ planned: (product: ProductExecutable, batch: FrameBatch), _ task: GoldenTask
  ) -> BatchResult? {
    guard task.trustsDigests, let path = path(of: planned),
      let data = FileManager.default.contents(atPath: path),
      let entry = try? JSONDecoder().decode(Entry.self, from: data)
    else { return nil }
    for frame in entry.frames {
      let file = try? GoldenFile(at: task.path(of: frame.id), format: task.format)
      let golden = file?.header
      guard let golden, golden.digest == frame.digest, golden.engine == task.maker.engine,
        golden.version == GoldenHeader.currentVersion
      else { return nil }
    }
    var result = BatchResult()
    let frames = entry.frames.lazy.map { frame in
      var frame = frame
      frame.comparison = FrameComparison(.identical)
      return frame
    }
    result.frames = FrameList(frames, of: planned.batch)
    result.frames.trim()
    result.timeline = entry.timeline
    return result
  }

  /// - Throws: a ``Failure``, where the folder can't be written to.
  func keep(
    _ result: BatchResult, of planned: (product: ProductExecutable, batch: FrameBatch)
  ) throws {
    guard result.failures.isEmpty, let path = path(of: planned) else { return }
    let frames = result.frames.map { frame in
      var frame = frame
      frame.comparison = nil
      return frame
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let entry = Entry(frames: frames, timeline: result.timeline)
    try OutputWriter.write(Array(try encoder.encode(entry)), to: path)
  }

  private func path(of planned: (product: ProductExecutable, batch: FrameBatch)) -> String? {
    guard let product = products[planned.product] else { return nil }
    var request = planned.batch
    // Where files go and how long things may take decides nothing.
    request.output = OutputSpec(
      folder: "", formats: [], includesProduct: request.output.includesProduct)
    request.providerTimeout = 0
    request.frameTimeout = 0
    request.memoryLimit = 0
    request.world = WorldSpec()
    request.settled = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let text = try? encoder.encode(request) else { return nil }
    var hasher = DigestHasher()
    hasher.add(product)
    hasher.add(bytes: Array(text))
    return "\(folder)/\(hasher.finish()).json"
  }
}
