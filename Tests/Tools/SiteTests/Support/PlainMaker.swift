import Foundation
import Site

extension DocsSite.Maker {
  /// Frames as they are, and cards of one colour.
  static var plain: DocsSite.Maker {
    DocsSite.Maker(
      picture: { _, file in
        (try? Data(contentsOf: file))
          ?? PlainPNG.encode(width: 4, height: 4, palette: [(9, 9, 9)]) { _, _ in 0 }
      },
      card: { _, pictures in
        PlainPNG.encode(
          width: 1200, height: 630, palette: [(9, 9, 9), (UInt8(pictures.count), 0, 0)]
        ) { x, _ in x == 0 ? 1 : 0 }
      })
  }
}
