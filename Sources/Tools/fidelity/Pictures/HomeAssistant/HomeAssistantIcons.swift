import SwiftUI

/// Plain substitutes for the program's own icons, on their grid of 24 units.
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
    path.addRoundedRect(
      in: CGRect(x: 2, y: 2, width: 6, height: 10), cornerSize: CGSize(width: 2, height: 2))
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    path.addRect(CGRect(x: 4, y: 8, width: 2, height: 4))
    path.addRoundedRect(
      in: CGRect(x: 16, y: 12, width: 6, height: 10), cornerSize: CGSize(width: 2, height: 2))
    path.addRect(CGRect(x: 18, y: 14, width: 2, height: 2))
    path.addRect(CGRect(x: 18, y: 18, width: 2, height: 2))
    path.addLines([
      CGPoint(x: 18.2, y: 2.4), CGPoint(x: 19.7, y: 3.5), CGPoint(x: 5.8, y: 21.6),
      CGPoint(x: 4.3, y: 20.4),
    ])
    path.closeSubpath()
  }

  /// The program's house.
  static let house = GridIcon { path in
    path.addLines([
      CGPoint(x: 12, y: 0.5), CGPoint(x: 24, y: 12), CGPoint(x: 24, y: 24),
      CGPoint(x: 0, y: 24), CGPoint(x: 0, y: 12),
    ])
    path.closeSubpath()
  }
}

extension Color {
  /// The program's blue.
  static let homePrimary = Color(.sRGB, red: 0, green: 154 / 255, blue: 199 / 255)
  static let homeLogo = Color(.sRGB, red: 24 / 255, green: 188 / 255, blue: 242 / 255)
}
