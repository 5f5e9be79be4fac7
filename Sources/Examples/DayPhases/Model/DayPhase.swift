import SwiftUI

/// The three parts that this app divides a day into.
enum DayPhase: Int, CaseIterable, Identifiable {
  case morning, noon, evening

  var id: Int { rawValue }

  /// The hour that it begins at; the evening lasts until the next morning.
  var firstHour: Int {
    switch self {
    case .morning: 5
    case .noon: 11
    case .evening: 17
    }
  }

  var next: DayPhase { DayPhase(rawValue: (rawValue + 1) % 3) ?? .morning }

  var name: LocalizedStringKey {
    switch self {
    case .morning: "Morning"
    case .noon: "Noon"
    case .evening: "Evening"
    }
  }

  var greeting: LocalizedStringKey {
    switch self {
    case .morning: "Good morning"
    case .noon: "Good day"
    case .evening: "Good evening"
    }
  }

  /// "Noon in", before a running timer.
  var arrival: LocalizedStringKey {
    switch self {
    case .morning: "Morning in"
    case .noon: "Noon in"
    case .evening: "Evening in"
    }
  }

  var symbol: String {
    switch self {
    case .morning: "sunrise.fill"
    case .noon: "sun.max.fill"
    case .evening: "moon.stars.fill"
    }
  }
}
