import Foundation

extension DocsSite {
  /// One picture of the site.
  public struct Picture: Hashable, Sendable {
    /// The frame's PNG, relative to the output folder.
    public var source: String
    /// Where the site has it, relative to its folder, as on disk.
    public var path: String
    /// What it is called in a DocC catalogue: `NextTrip-systemSmall~dark@3x.png`.
    public var doccName: String
    /// The frame's canvas; points.
    public var canvas: CGSize
    /// Pixels per point.
    public var scale: Double
    /// Of the corner that the system cuts; points of the canvas.
    public var cornerRadius: Double
    /// What it is drawn upon; nil for nothing.
    public var plate: Plate?
    /// How large a page shows it, the plate's margins with it; points.
    public var size: CGSize
  }

  /// What the system puts behind a widget that has no ground of its own: without it, white on a white
  /// page would be all there is.
  public enum Plate: String, Hashable, Sendable {
    case lockScreen, black, car, tinted, glass

    /// Around the canvas; points.
    public static let margin = 12.0
    /// Points.
    public static let cornerRadius = 24.0

    /// `#RRGGBB`, from the upper left to the lower right.
    public var colors: (String, String) {
      switch self {
      case .lockScreen: ("#22365C", "#121A30")
      case .black: ("#000000", "#000000")
      case .car: ("#222B3B", "#12161F")
      case .tinted: ("#2B2B2F", "#17171A")
      case .glass: ("#41619C", "#3A3F74")
      }
    }
  }

  /// What a link to a page looks like where it is shared.
  public struct Card: Hashable, Sendable {
    /// Above the title: whose widget it is; may be empty.
    public var kicker: String
    public var title: String
    /// May be empty.
    public var text: String

    /// Pixels, as those who show cards ask for.
    public static let size = CGSize(width: 1200, height: 630)

    public init(kicker: String, title: String, text: String) {
      self.kicker = kicker
      self.title = title
      self.text = text
    }
  }
}

extension DocsSite.Plate {
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

/// One moment of a widget, by light and, where it was made, in the dark.
struct DocsShot: Hashable {
  var light: DocsSite.Picture
  /// nil where there is one picture for both.
  var dark: DocsSite.Picture?
  var family: String
  /// As the frame says.
  var phase: String
  var variant: Gallery.Variant
  /// Below the picture; empty where its heading says it all.
  var caption: String
  /// For who can't see it.
  var alt: String

  /// The picture in a DocC directive: without appearance, scale and extension.
  var doccReference: String
}
