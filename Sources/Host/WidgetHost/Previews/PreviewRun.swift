import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Makes frames of the previews that are linked into this program, in the order of the source.
@MainActor
struct PreviewRun {
  private let unit: FrameUnit
  private let device: Device
  private let output: MessageStream
  private var taken: Set<String> = []
  private var unnamed: [String: Int] = [:]
  private var position = 0

  /// What the family of a view without a widget around it is called.
  static let viewFamily = "view"

  init(_ unit: FrameUnit, _ output: MessageStream) throws {
    guard let device = DeviceTable.device(named: unit.setting.device) else {
      throw HostError("There is no device \(unit.setting.device).")
    }
    self.unit = unit
    self.device = device
    self.output = output
  }

  mutating func run() async throws {
    for (index, source) in PreviewSource.all.enumerated() {
      let key = "preview \(index)"
      // An earlier process died of it.
      if unit.settled.contains(key) { continue }
      try output.send(WorkerEvent.previewing(key: key, place: source.place))
      FrozenWorld.enter(unit.setting, purpose: source.place)
      let pictures = await source.pictures({ context(of: $0) }, now: unit.setting.now)
      let denied = NetworkGate.takeDenied().map(ProviderSession.deniedNote)
      for picture in pictures where isWanted(picture) { try draw(picture, source.place, denied) }
    }
  }

  private func isWanted(_ picture: PreviewSource.Picture) -> Bool {
    if let kinds = unit.previewKinds, !kinds.contains(picture.kind) { return false }
    guard let families = unit.previewFamilies else { return true }
    return families.contains(picture.family?.description ?? Self.viewFamily)
  }

  private mutating func draw(
    _ picture: PreviewSource.Picture, _ place: String, _ said: [Diagnostic]
  ) throws {
    let family = picture.family ?? .systemLarge
    var own = unit
    own.kind = picture.kind
    own.family = picture.family?.description ?? Self.viewFamily
    let name = name(of: picture, in: "\(own.kind)/\(own.family)")
    guard let size = device.size(family, at: nil) else {
      return try fail(
        own, name,
        "The preview at \(place) shows \(family), which \(device.name) hasn't: choose "
          + "another by --device.")
    }
    guard !picture.entries.isEmpty else {
      return try fail(
        own, name,
        "The preview at \(place) has no entry that its widget could show: give its "
          + "timeline entries of the widget's own type.")
    }
    let maker = FrameMaker(
      unit: own, description: picture.description, device: device, family: family, size: size,
      renderer: ViewRenderer())
    maker.piece = picture.piece
    maker.isPlainView = picture.family == nil
    for (index, entry) in picture.entries.enumerated() {
      let suffix = picture.entries.count > 1 ? "-" + Phase.digits(index) : ""
      for look in unit.looks {
        let request = FrameRequest(
          product: own.product, kind: own.kind, family: own.family,
          phase: .sample(.preview, name: name + suffix, index: position), setting: own.setting,
          look: look)
        let id = request.id(includingProduct: own.output.includesProduct)
        if unit.settled.contains(id) { continue }
        try output.send(WorkerEvent.drawing(id: id, request))
        do {
          try output.send(WorkerEvent.made(try maker.make(entry, request, id: id, said: said)))
        } catch let error as HostError {
          try fail(own, request.phase.name, error.description, id: id, request: request)
        }
      }
      position += 1
    }
  }

  /// Its own, or its number among those without one; unique in its folder.
  private mutating func name(of picture: PreviewSource.Picture, in folder: String) -> String {
    let base: String
    if let name = picture.name, !name.isEmpty {
      base = name
    } else {
      unnamed[folder, default: 0] += 1
      base = String(unnamed[folder, default: 1])
    }
    var name = base
    var number = 2
    while !taken.insert("\(folder)/\(name)").inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  private func context(of family: WidgetFamily) -> TimelineProviderContext {
    var variants = TimelineProviderContext.EnvironmentVariants()
    variants.set(\.colorScheme, [.light, .dark])
    return TimelineProviderContext(
      environmentVariants: variants, family: family, isPreview: true,
      displaySize: device.size(family, at: nil) ?? .zero)
  }

  private func fail(
    _ own: FrameUnit, _ phase: String, _ message: String, id: String? = nil,
    request: FrameRequest? = nil
  ) throws {
    try output.send(
      WorkerEvent.failed(
        FailureRecord(
          product: own.product, kind: own.kind, family: own.family, phase: phase, frameID: id,
          request: request, message: message, output: nil)))
  }
}
