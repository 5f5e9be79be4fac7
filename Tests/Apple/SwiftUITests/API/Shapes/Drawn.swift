import DisplayList
import Foundation

@testable import SwiftUI

/// The drawing of a view in a canvas of its own.
@MainActor
struct Drawn {
  let commands: [Command]
  let list: DisplayList

  init<V: View>(
    _ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 1,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    list = LaidOut(view, width: width, height: height, scale: scale, change: change).list
    commands = list.commands.filter {
      switch $0 {
      case .beginView, .endView: false
      default: true
      }
    }
  }

  var outlines: [Outline] {
    commands.compactMap { if case .fill(let outline, _, _) = $0 { outline } else { nil } }
  }

  var paints: [Paint] {
    commands.compactMap {
      switch $0 {
      case .fill(_, _, let paint), .stroke(_, _, let paint): paint
      default: nil
      }
    }
  }

  var hexes: [String] {
    paints.map { if case .color(let rgba) = $0 { rgba.hex } else { "?" } }
  }

  var strokes: [(Outline, Stroke)] {
    commands.compactMap { if case .stroke(let o, let s, _) = $0 { (o, s) } else { nil } }
  }

  var groups: [CompositingGroup] {
    commands.compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
  }
}
