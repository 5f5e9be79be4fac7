import AppIntents
import SwiftUI
import WidgetKit

/// One control. It is "on" only while its command travels; what the car then does comes with the
/// next timeline.
struct ControlToggle: View {
  let control: VehicleControl
  let entry: CarControlEntry
  let layout: ControlTileStyle.Layout

  var body: some View {
    let isOn = entry.vehicle.isOn(control)
    Toggle(isOn: entry.sending == control, intent: SendCommandIntent(control: control)) {
      Text(control.title)
    }
    .toggleStyle(ControlTileStyle(control: control, isActive: isOn, layout: layout))
  }
}
