import SwiftUI

/// A short line for the hour.
struct Thought {
  let text: LocalizedStringKey

  static func random(for phase: DayPhase) -> Thought {
    let all = lines(for: phase)
    return Thought(text: all[Int.random(in: all.indices)])
  }

  private static func lines(for phase: DayPhase) -> [LocalizedStringKey] {
    switch phase {
    case .morning: ["Open a window first.", "One thing before the phone.", "Tea, then the world."]
    case .noon: ["Step outside for a minute.", "Eat away from the desk.", "Half the day is yours."]
    case .evening: ["Dim the lights.", "Write down one good thing.", "Tomorrow can wait."]
    }
  }
}
