import Arguments
import Failures
import Foundation
import Planning
import WidgetHost
import WidgetKitCore

/// The one frame that is explained, by its id, and the options that make it.
struct FrameChoice {
  let id: String
  let name: FrameName

  /// The most frames that an error names.
  private static let mostNamed = 6

  /// - Parameters:
  ///   - text: a frame's id, the path of one of its files, or a part of the id that only one frame of the last run has.
  ///   - folder: the output folder of the last run.
  /// - Throws: a ``Failure`` of usage, where it is no frame's, or several frames'.
  init(_ text: String, in folder: String) throws {
    let wanted = Self.withoutFile(text, folder)
    let known = Self.frames(in: folder)
    if !known.contains(wanted) {
      // A name without a scale is the frame's in which nothing else is stated either.
      let plain = known.filter { $0.hasPrefix("\(wanted)@") }
      if plain.count == 1 {
        self = try FrameChoice(id: plain[0])
        return
      }
      let found = known.filter { $0.localizedStandardContains(wanted) }
      if found.count == 1 {
        self = try FrameChoice(id: found[0])
        return
      }
      if found.count > 1 {
        let names = found.prefix(Self.mostNamed).joined(separator: ", ")
        let rest = found.count > Self.mostNamed ? " and \(found.count - Self.mostNamed) more" : ""
        throw Failure.usage(
          "\(found.count) frames have “\(text)” in their names: \(names)\(rest).",
          remedy: "Give more of the name.")
      }
    }
    self = try FrameChoice(id: wanted, among: known)
  }

  /// - Parameter known: the ids of the last run, of which an error names one as an example.
  private init(id: String, among known: [String] = []) throws {
    guard let name = FrameName(id), !name.folder.isEmpty else {
      let example = known.first ?? "NextTrip/systemSmall/snapshot~dark@3x"
      throw Failure.usage(
        "There is no frame “\(id)”.",
        remedy:
          "Give its id as in manifest.json, such as \(example), or a part that only one frame has.")
    }
    self.id = id
    self.name = name
  }

  /// The ids that the frame may have in a run of these products: of several, each has its name before it.
  func ids(of products: [ProductExecutable]) -> [String] {
    let parts = id.split(separator: "/")
    switch (products.count > 1, parts.count) {
    case (true, 3): return products.map { "\(PathPart.encode($0.name))/\(id)" }
    case (false, 4): return [id, parts.dropFirst().joined(separator: "/")]
    default: return [id]
    }
  }

  /// The id of a path as `output/frames/Clock/systemSmall/snapshot@3x.png`.
  private static func withoutFile(_ text: String, _ folder: String) -> String {
    var id = text
    for prefix in ["\(folder)/frames/", "output/frames/", "frames/"] where id.hasPrefix(prefix) {
      id = String(id.dropFirst(prefix.count))
      break
    }
    for ending in [".png", ".svg", ".html", ".json", ".explain.js"] where id.hasSuffix(ending) {
      id = String(id.dropLast(ending.count))
    }
    return id
  }

  /// The ids of a manifest; none where there is none.
  private static func frames(in folder: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: "\(folder)/manifest.json"),
      let list = try? JSONDecoder().decode(FrameList.self, from: data)
    else { return [] }
    return list.frames.map(\.id)
  }

  private struct FrameList: Decodable {
    struct Frame: Decodable { var id: String }
    var frames: [Frame]
  }

  // MARK: Options

  /// The values of the dimensions that a name leaves out, where an option or the project's file could ask for others.
  private static let standards = [
    "appearance": "light", "contrast": "standard", "typeSize": "large", "locale": "en_US",
    "device": DeviceTable.standard,
  ]

  /// The options of a run that makes the frame: those given, with the values that its name states.
  func options(from given: FrameOptions) throws -> FrameOptions {
    var options = given
    let folders = name.folder.split(separator: "/").map { $0.removingPercentEncoding ?? "\($0)" }
    guard let family = folders.last, folders.count >= 2 else {
      throw Failure.usage("There is no frame “\(id)”.", remedy: "Its id has a widget and a family.")
    }
    options.plan.phases = [name.phaseKind]
    options.plan.drawsPreviews = name.phaseKind == .preview
    // The kind of a preview may be no widget's.
    if name.phaseKind != .preview { options.plan.kinds = [folders[folders.count - 2]] }
    options.plan.families = [family].compactMap { WidgetFamily(name: $0) }
    options.plan.presentations = [family].compactMap { Presentation(rawValue: $0) }
    options.plan.dimensions.scale = Double(name.scale.dropLast())
    options.plan.dimensions.kind = .default
    let variant = name.variant
    for dimension in MatrixDimension.all where dimension.key != MatrixDimension.configuration.key {
      guard let value = variant[dimension.key] ?? Self.standards[dimension.key],
        let option = dimension.option.descriptions.first
      else { continue }
      try dimension.option.read(
        GivenOptions([option], values: [option.name: [value]]), into: &options.plan.dimensions)
    }
    return options
  }
}
