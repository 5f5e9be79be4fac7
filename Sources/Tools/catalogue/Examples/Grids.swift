import SwiftUI

let grids = Chapter(
  title: "Grids",
  examples: [
    Example("Grid") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name").bold()
          Text("Price").bold()
        }
        GridRow {
          Text("Apple")
          Text("189.30")
        }
        GridRow {
          Text("Microsoft")
          Text("402.11")
        }
      }
      .font(.footnote)
    },
    Example("GridRow") {
      Grid {
        GridRow {
          Block(.red)
          Block(.green)
        }
        GridRow {
          Block(.blue)
          Block(.orange)
        }
      }
    },
    Example("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 6) {
        ForEach(0..<8) { _ in Block(.indigo, width: nil) }
      }
    },
    Example("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 6) {
        ForEach(0..<6) { _ in Block(.mint, height: nil) }
      }
      .frame(height: 48)
    },
    Example("View.gridCellColumns") {
      Grid {
        GridRow {
          Block(.red)
          Block(.green)
        }
        GridRow { Block(.blue, width: nil).gridCellColumns(2) }
      }
      .fixedSize()
    },
    Example("View.gridCellAnchor") {
      Grid {
        GridRow {
          Block(.red, width: 60, height: 48)
          Block(.green).gridCellAnchor(.bottomTrailing)
        }
        Block(.blue, width: 140)
      }
    },
    Example("View.gridColumnAlignment") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Distance")
          Text("3.4").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Time")
          Text("21:07.5")
        }
      }
    },
    Example("View.gridCellUnsizedAxes") {
      Grid {
        GridRow {
          Text("Wide enough")
          Text("Two")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("One")
          Text("Two")
        }
      }
    },
  ])
