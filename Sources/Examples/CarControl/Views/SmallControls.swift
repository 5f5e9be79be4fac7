import SwiftUI
import WidgetKit

struct SmallControls: View {
  let entry: CarControlEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      RangeHeadline(vehicle: entry.vehicle)
      Spacer(minLength: 2)
      CarPicture()
        .frame(height: 38)
        .frame(maxWidth: .infinity)
      Spacer(minLength: 4)
      HStack(spacing: 8) {
        ForEach(entry.controls.prefix(2), id: \.self) { control in
          ControlToggle(control: control, entry: entry, layout: .compact)
        }
      }
    }
  }
}
