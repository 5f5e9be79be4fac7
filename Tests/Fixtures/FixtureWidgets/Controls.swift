import AppIntents
import SwiftUI
import WidgetKit

struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On") var value: Bool
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}

struct RingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}

/// A toggle without a value label of its own.
struct LampControl: ControlWidget {
  struct Provider: ControlValueProvider {
    let previewValue = true
    func currentValue() async throws -> Bool { false }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lamp", provider: Provider()) { isOn in
      ControlWidgetToggle(isOn: isOn, action: SwitchIntent()) {
        Label("Lamp", systemImage: "lamp.desk")
      }
      .tint(.yellow)
    }
    .displayName("Lamp")
    .description("Turns the lamp on and off.")
  }
}

struct ChooseDoorIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Door"
  @Parameter(title: "Door", default: "Garage") var door: String
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}

/// A toggle with a configuration, and a status in place of the value's words.
struct DoorControl: ControlWidget {
  struct Provider: AppIntentControlValueProvider {
    struct Door { let name: String, isOpen: Bool }
    func previewValue(configuration: ChooseDoorIntent) -> Door {
      Door(name: "Any Door", isOpen: false)
    }
    func currentValue(configuration: ChooseDoorIntent) async throws -> Door {
      Door(name: configuration.door, isOpen: true)
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "door", provider: Provider()) { door in
      ControlWidgetToggle(door.name, isOn: door.isOpen, action: SwitchIntent()) { isOpen in
        Label(
          isOpen ? "Open" : "Shut",
          systemImage: isOpen ? "door.left.hand.open" : "door.left.hand.closed"
        )
        .controlWidgetStatus(isOpen ? "Standing open" : "Shut fast")
      }
      .disabled(!door.isOpen)
    }
    .displayName("Door")
    .promptsForUserConfiguration()
  }
}

/// A button that says what it is at.
struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "bell") {
      ControlWidgetButton("Bell", action: RingIntent()) { isRinging in
        Text(isRinging ? "Ringing" : "Ring")
      }
    }
  }
}

struct FailingControl: ControlWidget {
  struct NoAnswer: Error {}
  struct Provider: ControlValueProvider {
    let previewValue = true
    func currentValue() async throws -> Bool { throw NoAnswer() }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "failing", provider: Provider()) { isOn in
      ControlWidgetToggle("Failing", isOn: isOn, action: SwitchIntent()) {
        Label($0 ? "Yes" : "No", systemImage: "questionmark")
      }
    }
  }
}
