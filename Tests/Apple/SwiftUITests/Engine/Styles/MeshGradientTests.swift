import DisplayList
import Foundation
import Rendering
import Testing

@testable import SwiftUI

@MainActor @Suite struct MeshGradientTests {
  private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func withoutSmoothingItIsTheMeanOfTheFourCorners() {
    let picture = pixels(
      of: MeshGradient(
        width: 2, height: 2, points: square,
        colors: [
          Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0),
          Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 1, blue: 0),
        ], smoothsColors: false))
    // Red goes across and green down, evenly; pixels are met in their middles.
    for (x, y) in [(0, 0), (19, 0), (4, 10), (10, 19), (13, 7)] {
      let p = picture[x, y]
      #expect(abs(Double(p.red) - (Double(x) + 0.5) / 20 * 255) <= 2, "\(x) \(y)")
      #expect(abs(Double(p.green) - (Double(y) + 0.5) / 20 * 255) <= 2, "\(x) \(y)")
    }
  }

  @Test func smoothColoursLeaveEachPointLevel() {
    let picture = pixels(
      of: MeshGradient(
        width: 2, height: 2, points: square, colors: [.black, .white, .black, .white]), 40, 40)
    // Half way it is half; a tenth of the way 3·0.01 − 2·0.001 = 2.8 %.
    #expect(abs(Int(picture[19, 20].red) - 122) <= 3 && abs(Int(picture[20, 20].red) - 133) <= 3)
    #expect(picture[3, 20].red < 12)
  }

  @Test func pointsBendTheMeshAndTheBackgroundShowsAroundIt() {
    let picture = pixels(
      of: MeshGradient(
        width: 2, height: 2, points: [[0.5, 0], [1, 0], [0.5, 1], [1, 1]],
        colors: [.black, .black, .black, .black], background: .white))
    #expect(picture.hex(5, 10) == "#FFFFFF" && picture.hex(15, 10) == "#000000")
  }

  @Test func aMeshOfWrongCountsIsItsBackgroundAndIsReported() {
    let drawn = Drawn(
      MeshGradient(
        width: 3, height: 3, points: [[0, 0]], colors: [.red],
        background: Color(red: 1, green: 1, blue: 1)))
    #expect(drawn.hexes == ["#FFFFFF"])
    #expect(drawn.list.diagnostics.map(\.code) == ["mesh-gradient"])
    let endless = Drawn(MeshGradient(width: .max, height: .max, points: [], colors: []))
    #expect(endless.list.diagnostics.map(\.code) == ["mesh-gradient"])
  }
}
