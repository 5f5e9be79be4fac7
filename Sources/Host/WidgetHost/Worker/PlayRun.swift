import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// Plays one unit in this process.
@MainActor
struct PlayRun {
  private let unit: PlayUnit
  private let output: MessageStream

  init(_ unit: PlayUnit, _ output: MessageStream) {
    self.unit = unit
    self.output = output
  }

  func run(_ descriptions: [_WidgetDescription]) async throws {
    let stage = try await WidgetStage(unit, descriptions, output)
    let play = DayPlay(
      stage, rules: unit.rules, start: unit.start, end: unit.end, timeZone: unit.setting.timeZone)
    try await play.run(unit.script)
    try output.send(WorkerEvent.played(try record(play)))
  }

  private func record(_ play: DayPlay<WidgetStage>) throws -> PlayRecord {
    let stage = play.stage
    var record = PlayRecord(
      product: unit.product, setting: unit.setting, look: unit.look, start: unit.start,
      end: unit.end, events: play.events, donations: stage.donations,
      relevantIntents: stage.relevantIntents)
    for (player, actor) in zip(play.players, stage.actors) {
      var day = WidgetDay(
        kind: actor.placed.kind, family: actor.placed.family, folder: actor.pictures.folder,
        size: actor.size, shownSize: actor.device.shownSizes[actor.family],
        scale: unit.look.scale ?? Double(actor.device.scale),
        cornerRadius: Double(
          actor.device.cornerRadius(actor.family, at: unit.setting.placement)))
      day.reloads = player.reloads
      day.pictures = actor.pictures.records
      day.shown = player.shown
      day.placeholder = player.placeholder
      day.snapshot = player.snapshot
      day.notes = player.notes
      day.failures = player.failures
      day.relevance = player.relevance.records
      day.clues = actor.clues
      day.strip = try FilmStrip(day, actor.pictures.lists, of: unit).write()
      record.widgets.append(day)
    }
    record.stacks = stacks(record.widgets, stage)
    return record
  }

  /// Widgets of one family can stand in one stack; accessories stack on a watch alone.
  private func stacks(_ days: [WidgetDay], _ stage: WidgetStage) -> [StackDay] {
    var stacks: [StackDay] = []
    for family in WidgetFamily.allCases {
      let members = days.indices.filter { index in
        let actor = stage.actors[index]
        return actor.family == family
          && (!family.isAccessory || Placement.smartStack.takes(family, on: actor.device))
      }.prefix(SmartStack.capacity)
      guard members.count > 1 else { continue }
      let turns = SmartStack.turns(
        of: members.map { index in
          let actor = stage.actors[index]
          let clues = actor.device.platform == .watchOS ? actor.clues : []
          return (
            index, RelevanceTrack.joined(days[index].relevance, clues: clues, until: unit.end)
          )
        }, from: unit.start)
      stacks.append(
        StackDay(family: family.description, members: Array(members), turns: turns))
    }
    return stacks
  }
}
