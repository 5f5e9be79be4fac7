import Foundation

/// Every option in a row of its own, the chosen one ticked.
struct InlineOptions: _PartView {
  let options: [_Node]
  let chosen: Int?
  let label: AnyView

  var body: some View {
    ForEach(0..<options.count) { index in
      HStack {
        NodesView(nodes: [options[index]])
        Spacer(minLength: 8)
        if index == chosen {
          Image(systemName: "checkmark").fontWeight(.semibold)
            .modifier(TintedForeground(isForced: true))
        }
      }
    }
  }
}
