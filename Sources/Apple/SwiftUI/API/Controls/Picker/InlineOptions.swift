import Foundation

/// The label and every option, each in a row of a list, the chosen one ticked.
///
/// Sources: Esri/arcgis-maps-sdk-swift-toolkit #1349 (in a form the style gives rows, in a `VStack` a wheel);
/// SRGSSR/pillarbox-apple #1217 (the label is shown above the options). Spacing and tick are assumed.
struct InlineOptions: _PartView {
  @Environment(\.labelsAreHidden) private var hidesLabel
  let options: [_Node]
  let chosen: Int?
  let label: AnyView

  var body: some View {
    if !hidesLabel { label }
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
