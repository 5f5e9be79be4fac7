import Foundation

/// UIPickerView: 216 points high, rows of 32; drawn flat, without the drum's bend.
struct WheelPicker: _PartView {
  let options: [_Node]
  let chosen: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<7) { row in
        let index = chosen + row - 3
        ZStack {
          if options.indices.contains(index) { NodesView(nodes: [options[index]]) }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 32)
        .opacity([0.1, 0.3, 0.6, 1, 0.6, 0.3, 0.1][row])
        .background {
          if row == 3 {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.fill.tertiary)
              .padding(.horizontal, 9)
          }
        }
      }
    }
    .frame(height: 216)
    .frame(minWidth: 120)
  }
}
