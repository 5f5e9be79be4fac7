import Failures
import Foundation
import SwiftUI
import Planning
import WidgetHost
import WidgetKitCore

/// The runner that makes the frames of a view for an assertion.
@MainActor
struct ViewRunner: Sendable {
  private let matrix: SnapshotMatrix
  private let world: SnapshotWorld

  /// - Parameters: nil for those of the scope.
  nonisolated init(matrix: SnapshotMatrix?, world: SnapshotWorld?) {
    self.matrix = matrix ?? SnapshotSettings.current.matrix ?? .default
    self.world = world ?? SnapshotSettings.current.world ?? .standard
  }

  /// Makes frames of the layout's size, in an app's environment.
  func run<Content: View>(
    _ layout: SnapshotLayout, _ view: @MainActor () throws -> Content
  ) -> MadeFrames {
    var made = MadeFrames()
    do {
      guard matrix.kind == .every else {
        throw Failure(
          "The matrices .pairwise and .full are for widgets, which have placements.",
          remedy: "Name what the view is drawn with, as "
            + "SnapshotMatrix(typeSizes: [.large, .accessibility3]).")
      }
      let dimensions = try matrix.dimensions(world.setting(), [nil])
      for setting in dimensions.settings {
        for style in dimensions.styles(modes: [nil]) {
          draw(setting, style, try layout.canvas(), "", view, &made)
        }
      }
    } catch {
      made.fail("", "\(error)")
    }
    return made
  }

  /// Makes frames as of an entry of a widget of these families.
  func run<Content: View>(
    _ families: [WidgetFamily], _ view: @MainActor () throws -> Content
  ) -> MadeFrames {
    var made = MadeFrames()
    do {
      let dimensions = try matrix.dimensions(world.setting(), [nil])
      for family in families {
        let cases = dimensions.cases(of: family)
        if cases.isEmpty {
          made.fail(
            "\(family)", "None of the matrix's devices and placements has a \(family).")
        }
        for (setting, styles) in cases {
          for style in styles {
            draw(setting, style, .widget(family), "/\(family)/entry", view, &made)
          }
        }
      }
    } catch {
      made.fail("", "\(error)")
    }
    return made
  }

  private func draw<Content: View>(
    _ setting: Setting, _ style: FrameStyle, _ canvas: InProcessView.Canvas, _ base: String,
    _ view: @MainActor () throws -> Content, _ made: inout MadeFrames
  ) {
    var family = ""
    if case .widget(let one) = canvas { family = one.description }
    let request = FrameRequest(
      product: "", kind: "\(Content.self)", family: family, phase: .snapshot, setting: setting,
      style: style)
    let path = base + request.suffix
    do {
      let frame = try InProcessView.draw(request, canvas, purpose: "\(Content.self)\(path)", view)
      let pixels = frame.list.size.width * frame.list.size.height * request.scale * request.scale
      guard pixels >= 1 else {
        made.fail(path, "The view has no size: give it a frame, or the assertion a layout.")
        return
      }
      guard pixels <= Self.mostPixels else {
        made.fail(
          path,
          "The view wants \(frame.list.size.width) × \(frame.list.size.height) points, which is "
            + "more than can be drawn: give it a frame, or the assertion a layout.")
        return
      }
      made.frames.append(
        MadeFrame(path: path, list: frame.list, scale: request.scale, notes: frame.diagnostics))
    } catch {
      made.fail(path, "\(error)")
    }
  }

  /// The largest number of pixels, 1 GB of them.
  private static let mostPixels: CGFloat = 268_435_456
}
