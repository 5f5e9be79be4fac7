import Foundation

extension DocsSite {
  /// One picture of the site.
  package struct Picture: Hashable, Sendable {
    /// The frame's PNG, relative to the output folder.
    package var source: String
    /// The path within the site's folder, as on disk.
    package var path: String
    /// The file name in a DocC catalogue: `NextTrip-systemSmall~dark@3x.png`.
    package var doccName: String
    /// The frame's canvas; points.
    package var canvas: CGSize
    /// Pixels per point.
    package var scale: Double
    /// The radius of the system's corner, in points of the canvas.
    package var cornerRadius: Double
    /// The background shape beneath the widget; nil for none.
    package var backgroundShape: BackgroundShape?
    /// The size on a page, in points, with the margins of the background shape.
    package var size: CGSize
  }

  /// The system's background shape behind a widget without a background: white text would be
  /// invisible on a white page.
  package enum BackgroundShape: String, Hashable, Sendable {
    case lockScreen, black, car, tinted, glass

    /// The margin around the canvas, in points.
    package static let margin = 12.0
    /// Points.
    package static let cornerRadius = 24.0

    /// The gradient's colours as `#RRGGBB`, from the upper left to the lower right.
    package var colors: (String, String) {
      switch self {
      case .lockScreen: ("#22365C", "#121A30")
      case .black: ("#000000", "#000000")
      case .car: ("#222B3B", "#12161F")
      case .tinted: ("#2B2B2F", "#17171A")
      case .glass: ("#41619C", "#3A3F74")
      }
    }
  }

  /// The card that represents a link to a page where it is shared.
  package struct Card: Hashable, Sendable {
    /// Above the title: whose widget it is; may be empty.
    package var kicker: String
    package var title: String
    /// May be empty.
    package var text: String

    /// The size in pixels that social networks recommend.
    package static let size = CGSize(width: 1200, height: 630)

    package init(kicker: String, title: String, text: String) {
      self.kicker = kicker
      self.title = title
      self.text = text
    }
  }
}

extension DocsSite.BackgroundShape {
  /// - Parameter wallpaper: as ``Gallery/Frame/wallpaper``.
  init?(wallpaper: String) {
    let words = wallpaper.split(separator: " ")
    if words.contains("tinted") {
      self = .tinted
    } else if words.contains("glass") {
      self = .glass
    } else if words.contains("lock") {
      self = .lockScreen
    } else if words.contains("standby") || words.contains("watch") {
      self = .black
    } else if words.contains("car") {
      self = .car
    } else {
      return nil
    }
  }
}
