import SwiftUI

/// The program's own icons, on their grid of 24 units: drawn by measure of the pictures.
struct GridIcon: Shape {
  let build: @Sendable (inout Path) -> Void

  func path(in rect: CGRect) -> Path {
    var path = Path()
    build(&path)
    return path.applying(
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / 24, y: rect.height / 24))
  }

  static let washingMachine = GridIcon { path in
    path.addRoundedRect(
      in: CGRect(x: 4, y: 2, width: 16, height: 20), cornerSize: CGSize(width: 2, height: 2))
    path.addEllipse(in: CGRect(x: 6, y: 3.9, width: 2, height: 2))
    path.addEllipse(in: CGRect(x: 9, y: 3.9, width: 2, height: 2))
    path.addEllipse(in: CGRect(x: 6, y: 8, width: 12, height: 12))
    path.move(to: CGPoint(x: 9.2, y: 16.8))
    path.addArc(
      center: CGPoint(x: 12, y: 14), radius: 4, startAngle: .degrees(135),
      endAngle: .degrees(-45), clockwise: true)
    path.closeSubpath()
  }

  /// A over B, parted by a slash.
  static let comparison = GridIcon { path in
    path.move(to: CGPoint(x: 2, y: 12))
    corner(&path, CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2), radius: 2)
    corner(&path, CGPoint(x: 8, y: 2), CGPoint(x: 8, y: 4), radius: 2)
    path.addLine(to: CGPoint(x: 8, y: 12))
    path.closeSubpath()
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    path.addRect(CGRect(x: 4, y: 8, width: 2, height: 4))
    path.move(to: CGPoint(x: 16, y: 12))
    corner(&path, CGPoint(x: 22, y: 12), CGPoint(x: 22, y: 14), radius: 2)
    corner(&path, CGPoint(x: 22, y: 17), CGPoint(x: 20.5, y: 17), radius: 1.5)
    corner(&path, CGPoint(x: 22, y: 17), CGPoint(x: 22, y: 18.5), radius: 1.5)
    corner(&path, CGPoint(x: 22, y: 22), CGPoint(x: 20, y: 22), radius: 2)
    path.addLine(to: CGPoint(x: 16, y: 22))
    path.closeSubpath()
    path.addRect(CGRect(x: 18, y: 14, width: 2, height: 2))
    path.addRect(CGRect(x: 18, y: 18, width: 2, height: 2))
    path.addLines([
      CGPoint(x: 18.2, y: 2.4), CGPoint(x: 19.7, y: 3.5), CGPoint(x: 5.8, y: 21.6),
      CGPoint(x: 4.3, y: 20.4),
    ])
    path.closeSubpath()
  }

  /// The program's house: a tree with three leaves is cut out of it, drawn the other way round.
  static let house = GridIcon { path in
    path.addLines([
      CGPoint(x: 10.9, y: 1), CGPoint(x: 12, y: 0.5), CGPoint(x: 13.1, y: 1),
      CGPoint(x: 23.5, y: 11.4), CGPoint(x: 24, y: 12.9), CGPoint(x: 24, y: 22.7),
      CGPoint(x: 22.7, y: 23.8), CGPoint(x: 1.3, y: 23.8), CGPoint(x: 0, y: 22.7),
      CGPoint(x: 0, y: 12.9), CGPoint(x: 0.5, y: 11.4),
    ])
    path.closeSubpath()
    func leaf(_ x: CGFloat, _ y: CGFloat, from start: Double, to end: Double) {
      path.addArc(
        center: CGPoint(x: x, y: y), radius: 2.1, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: true)
    }
    path.move(to: CGPoint(x: 12.75, y: 18.3))
    leaf(12, 8.3, from: 69, to: -249)
    path.addLine(to: CGPoint(x: 11.25, y: 21.6))
    leaf(6, 17.8, from: 21.5, to: -296.5)
    path.addLine(to: CGPoint(x: 11.25, y: 23.6))
    path.addLine(to: CGPoint(x: 11.25, y: 24))
    path.addLine(to: CGPoint(x: 12.75, y: 24))
    path.addLine(to: CGPoint(x: 12.75, y: 20.3))
    leaf(17.9, 14.4, from: 115.5, to: -202.5)
    path.closeSubpath()
  }

  /// The ground of the house's tree, within the house's outline.
  static let houseGround = GridIcon { path in
    path.addRect(CGRect(x: 9.5, y: 6, width: 5, height: 6))
    path.addRect(CGRect(x: 3.5, y: 12, width: 17, height: 11.8))
  }

  /// The quarter of a sun with three rays, and a bolt.
  static let panel = GridIcon { path in
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 10.1, y: 2))
    path.addArc(
      center: CGPoint(x: 2, y: 2), radius: 8.1, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    path.closeSubpath()
    polygon(&path, (11.3, 2), (14.7, 4), (11.3, 6))
    polygon(&path, (2, 11.7), (5.5, 11.7), (3.7, 15.3))
    polygon(&path, (10.3, 8.3), (12, 11.7), (8, 10.8))
    polygon(&path, (19, 7.3), (19, 13.3), (22, 13.3), (17, 22), (17, 16.3), (14, 16.3))
  }

  /// A pylon: two beams, a mast, two legs with a cross between.
  static let tower = GridIcon { path in
    polygon(
      &path, (7.8, 2), (16.2, 2), (17.5, 4.6), (15.7, 5.5), (15, 4), (9, 4), (8.3, 5.5), (6.5, 4.6))
    polygon(
      &path, (5.4, 8), (9.9, 8), (10.7, 5), (13.3, 5), (14.1, 8), (18.6, 8), (19.9, 10.6),
      (18.1, 11.5),
      (17.4, 10), (6.6, 10), (5.9, 11.5), (4.1, 10.6))
    polygon(&path, (9.1, 11), (11.2, 11), (8.3, 22), (6.2, 22))
    polygon(&path, (12.8, 11), (14.9, 11), (17.8, 22), (15.7, 22))
    polygon(&path, (10.8, 12.4), (12, 14.1), (14.7, 18.1), (15.5, 21.1), (12, 15.9), (10.5, 13.6))
    polygon(&path, (13.2, 12.4), (13.5, 13.6), (12, 15.9), (8.5, 21.1), (9.3, 18.1), (12, 14.1))
  }

  /// A line to where a corner begins to be round, and the arc to where it ends.
  private static func corner(
    _ path: inout Path, _ corner: CGPoint, _ end: CGPoint, radius: CGFloat
  ) {
    path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
  }

  /// - Parameter points: clockwise.
  private static func polygon(_ path: inout Path, _ points: (CGFloat, CGFloat)...) {
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
  }
}

extension Color {
  /// The program's blue.
  static let homePrimary = Color(.sRGB, red: 0, green: 154 / 255, blue: 199 / 255)
  static let homeTree = Color(.sRGB, red: 242 / 255, green: 244 / 255, blue: 249 / 255)
  static let homeLogo = Color(.sRGB, red: 24 / 255, green: 188 / 255, blue: 242 / 255)
}
