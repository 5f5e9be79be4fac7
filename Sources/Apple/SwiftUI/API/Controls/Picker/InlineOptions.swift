import Foundation

/// The label and every option, each in a row, the chosen one ticked. In a list, where the rows are views of their own, that of the
/// chosen option is the picker to interactions and assistive technology, as the value of a menu is.
///
/// Sources: Esri/arcgis-maps-sdk-swift-toolkit #1349 (in a form the style gives rows, in a `VStack` of an iPhone's a wheel);
/// SRGSSR/pillarbox-apple #1217 (the label is shown above the options). Spacing and tick are assumed.
struct InlineOptions: _PartView {
  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelsAreHidden) private var hidesLabel
  let options: [_Node]
  let chosen: Int?
  let label: AnyView

  var body: some View {
    if isListRow {
      rows
    } else {
      VStack(alignment: .leading) { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    if !hidesLabel { label }
    ForEach(0..<options.count) { index in
      if isListRow && index == chosen ?? 0 {
        row(index).modifier(ControlRecord(kind: "Picker", role: "listbox"))
      } else {
        row(index)
      }
    }
  }

  private func row(_ index: Int) -> some View {
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
