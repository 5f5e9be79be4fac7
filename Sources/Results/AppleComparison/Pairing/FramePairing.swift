import DisplayList
import InkComparison

/// The frames that pictures show: those of their size whose names fit best and that look most alike.
package struct FramePairing {
  package struct Pair: Sendable, Equatable {
    /// The index of the picture, and that of the frame.
    package var picture: Int, frame: Int
    /// The frame's corner in the picture, pixels; negative where the picture lacks a part of it.
    package var x = 0, y = 0
    /// Whether the picture is the frame's alone, and no part of a screenshot.
    package var isWhole = true
    /// The widget's size in a screenshot, in pixels, where it isn't the frame's: `493 × 493`.
    package var otherSize: String?
    /// The reason for the pair, as `NextTrip, systemSmall, dark; 474 × 474 pixels`.
    package var reason = ""
  }

  package struct Unpaired: Sendable, Equatable {
    package var picture: Int
    /// One sentence, and what to do about it.
    package var reason: String
  }

  package private(set) var pairs: [Pair] = []
  package private(set) var unpaired: [Unpaired] = []

  private struct Chance {
    var pair: Pair
    var score: Double
    /// The correlation of the two pictures, -1…1.
    var likeness: Double
  }

  private let pictures: [GivenPicture]
  private let frames: [ComparedFrame]
  private let image: (Int) -> ImagePixels?
  private let unstated: NameScore.Unstated
  private var thumbnails: [Int: GrayPicture] = [:]

  /// - Parameters:
  ///   - image: the picture of the frame at an index; nil where it can't be read.
  ///   - isScreen: whether a picture has the size of a device's screen.
  ///   - unknownSize: the words for a size in pixels that no frame has.
  ///   - unseen: the words for a picture in which no frame is seen.
  package init(
    _ pictures: [GivenPicture], _ frames: [ComparedFrame], image: @escaping (Int) -> ImagePixels?,
    isScreen: (GivenPicture) -> Bool, unknownSize: (GivenPicture) -> String,
    unseen: (GivenPicture) -> String = { _ in FramePairing.unseen }
  ) {
    self.pictures = pictures
    self.frames = frames
    self.image = image
    unstated = NameScore.Unstated(frames)
    var chances: [[Chance]] = []
    for index in pictures.indices {
      let picture = pictures[index]
      let exact = frames.indices.filter { fits(picture, frames[$0]) }
      if !exact.isEmpty {
        let found = exact.compactMap { chance(index, $0) }
        chances.append(found)
        if found.isEmpty {
          unpaired.append(contradiction(index, exact, made: "Frames of its size were made"))
        }
        continue
      }
      let large = frames.indices.filter { mayShow(picture, frames[$0]) }
      let near = large.filter { NameScore(picture.name, frames[$0], unstated: unstated) != nil }
      let found = near.isEmpty ? [] : searched(index, near)
      chances.append(found)
      guard found.isEmpty else { continue }
      if near.isEmpty, !large.isEmpty, isScreen(picture) {
        unpaired.append(
          contradiction(index, large, made: "It is a screenshot, and frames were made"))
      } else {
        unpaired.append(
          Unpaired(picture: index, reason: near.isEmpty ? unknownSize(picture) : unseen(picture)))
      }
    }
    assign(chances)
    pairs.sort { ($0.picture, $0.y, $0.x) < ($1.picture, $1.y, $1.x) }
    unpaired.sort { $0.picture < $1.picture }
  }

  /// The words for a picture in which no frame is seen.
  package static let unseen =
    "None of the frames is seen in it. Frames are looked for at the scale of the device's screen: "
    + "give the screenshot as the phone made it, or crop the widget."

  // MARK: Chances

  private func fits(_ picture: GivenPicture, _ frame: ComparedFrame) -> Bool {
    picture.pixels.width == frame.width && picture.pixels.height == frame.height
  }

  /// Whether the picture may be a screenshot with the frame, or one that was cropped with a free hand: up to a
  /// fortieth may be missing at a side.
  private func mayShow(_ picture: GivenPicture, _ frame: ComparedFrame) -> Bool {
    let width = picture.pixels.width, height = picture.pixels.height
    return frame.width > 0 && width * 40 >= frame.width * 39 && height * 40 >= frame.height * 39
  }

  private mutating func chance(_ picture: Int, _ frame: Int) -> Chance? {
    let given = pictures[picture]
    guard let name = NameScore(given.name, frames[frame], unstated: unstated) else { return nil }
    let likeness = self.likeness(given, frame)
    let size =
      "\(given.pixels.width) × \(given.pixels.height) pixels"
      + (given.scaledFrom.map { ", scaled from \($0)" } ?? "")
      + (given.hadMargin ? ", without its clear margin" : "")
    return Chance(
      pair: Pair(
        picture: picture, frame: frame, reason: Self.text(name.reasons, size)),
      score: name.value + 2 * likeness, likeness: likeness)
  }

  private static func text(_ reasons: [String], _ size: String) -> String {
    reasons.isEmpty ? "\(size) and what is drawn" : "\(reasons.joined(separator: ", ")); \(size)"
  }

  /// The message that no frame is what a picture's name says, or what a name means that doesn't say it.
  ///
  /// - Parameters:
  ///   - candidates: the frames that the picture could show by its size.
  ///   - made: the beginning of the sentence: which frames there are.
  private func contradiction(_ picture: Int, _ candidates: [Int], made: String) -> Unpaired {
    let name = pictures[picture].name
    let any = NameScore.Unstated([])
    let isAsStated = candidates.contains { NameScore(name, frames[$0], unstated: any) != nil }
    guard isAsStated else {
      let stated = [name.family, name.appearance, name.typeSize, name.locale, name.rendering]
      return Unpaired(
        picture: picture,
        reason:
          "\(made), but none that is \(Self.list(stated)), as its name says. Ask for such frames "
          + "(--appearance, --type-size, --locale, --rendering, --family), or rename it.")
    }
    let meant = [
      name.typeSize == nil ? unstated.typeSize : nil, name.locale == nil ? unstated.locale : nil,
    ]
    return Unpaired(
      picture: picture,
      reason:
        "\(made), but none that is \(Self.list(meant)), which a name means that states no other. State the locale "
        + "and the type size of the picture in its name, as Trip~de_DE~AX3.png does.")
  }

  private static func list(_ words: [String?]) -> String {
    words.compactMap { $0 }.joined(separator: ", ")
  }

  /// Both in 32 squares along the longer side.
  private mutating func likeness(_ picture: GivenPicture, _ frame: Int) -> Double {
    let step = max(1, max(picture.pixels.width, picture.pixels.height) / 32)
    guard let own = thumbnail(of: frame, step: step) else { return 0 }
    let theirs = GrayPicture(Pixels(picture.pixels, on: 255)).shrunk(by: step)
    guard theirs.width == own.width, theirs.height == own.height else { return 0 }
    // Equal grounds count beside equal drawings: light and dark frames have the same layout.
    let distance =
      zip(theirs.values, own.values).reduce(0.0) { $0 + Double(abs($1.0 - $1.1)) }
      / Double(max(1, own.values.count)) / 255
    return own.correlation(theirs, x: 0, y: 0) * 0.5 + 0.5 - distance
  }

  private mutating func thumbnail(of frame: Int, step: Int) -> GrayPicture? {
    if let made = thumbnails[frame] { return made }
    guard let image = image(frame) else { return nil }
    let made = GrayPicture(Pixels(image, on: 255)).shrunk(by: step)
    thumbnails[frame] = made
    return made
  }

  // MARK: Screenshots

  /// A correlation that a widget with other letters reaches, and another widget doesn't.
  private static let seen = 0.6

  private func searched(_ picture: Int, _ candidates: [Int]) -> [Chance] {
    let given = pictures[picture]
    let margin = 0.025
    let dx = Int(exactly: (Double(given.pixels.width) * margin).rounded()) ?? 0
    let dy = Int(exactly: (Double(given.pixels.height) * margin).rounded()) ?? 0
    let isCropped = candidates.contains {
      frames[$0].width > given.pixels.width || frames[$0].height > given.pixels.height
    }
    // Room around a cropped picture, so that what lacks an edge can be laid over.
    let room = isCropped ? (max(dx, 2), max(dy, 2)) : (0, 0)
    let page = Pixels(given.pixels, on: 255)
    var finder = FrameFinder(page.framed(by: room.0, room.1))
    var found: [Chance] = []
    var known: [Sought: [FrameFinder.Found]] = [:]
    for frame in candidates {
      guard let name = NameScore(given.name, frames[frame], unstated: unstated),
        let image = image(frame)
      else {
        continue
      }
      let area = islandArea(frames[frame], in: page, room: room)
      let sought = Sought(digest: frames[frame].digest, area: area)
      let radius = frames[frame].cornerRadius * frames[frame].scale
      let places = known[sought] ?? finder.find(Pixels(image, on: 255), radius: radius, in: area)
      known[sought] = places
      for place in places where place.likeness >= Self.seen {
        var pair = Pair(
          picture: picture, frame: frame, x: place.x - room.0, y: place.y - room.1, isWhole: false)
        if !isCropped { snap(&pair, in: page) }
        pair.reason = Self.text(
          name.reasons,
          "seen at \(pair.x), \(pair.y) of \(given.pixels.width) × \(given.pixels.height) pixels")
        found.append(
          Chance(pair: pair, score: name.value + 4 * place.likeness, likeness: place.likeness))
      }
    }
    return found
  }

  /// A drawing that was looked for, and where.
  private struct Sought: Hashable {
    var digest: String
    var area: FrameFinder.Area?
  }

  /// The corners that a Dynamic Island may have in a screenshot, or in its upper part: down to a ninth of the width,
  /// which is a twentieth of a phone's height, with the island's middle in the middle half; nil for other families.
  ///
  /// - Parameter room: the pixels that were added around the screenshot.
  private func islandArea(
    _ frame: ComparedFrame, in page: Pixels, room: (Int, Int)
  ) -> FrameFinder.Area? {
    guard frame.family.hasPrefix("dynamicIsland") else { return nil }
    let left = room.0 + page.width / 4 - frame.width / 2
    return FrameFinder.Area(
      columns: left...left + page.width / 2, rows: 0...room.1 + page.width / 9)
  }

  /// Puts a pair where the widget's sides are: other letters and symbols shift the most alike place by some pixels.
  private func snap(_ pair: inout Pair, in page: Pixels) {
    let frame = frames[pair.frame]
    let place = (pair.x, pair.y, frame.width, frame.height)
    let radius = Int(clamping: (frame.cornerRadius * frame.scale * 1.5).rounded())
    let outline = WidgetOutline(in: page, near: place, radius: radius)
    (pair.x, pair.y) = (outline.x, outline.y)
    if abs(outline.width - frame.width) > 1 || abs(outline.height - frame.height) > 1 {
      pair.otherSize = "\(outline.width) × \(outline.height)"
    }
  }

  // MARK: Choice

  /// A frame is shown by one picture, and a picture shows one frame; a screenshot shows several that don't overlap.
  private mutating func assign(_ chances: [[Chance]]) {
    let best = chances.map { list in list.map(\.score).max() ?? 0 }
    let all = chances.flatMap { $0 }.sorted { a, b in
      (b.score, a.pair.picture, a.pair.frame, a.pair.y, a.pair.x)
        < (a.score, b.pair.picture, b.pair.frame, b.pair.y, b.pair.x)
    }
    // A frame may be seen in a screenshot and have a picture of its own.
    var owners: [Bool: [Int: Int]] = [:]
    var refused: [Int: Int] = [:]
    for chance in all {
      let pair = chance.pair
      let taken = pairs.filter { $0.picture == pair.picture }
      if pair.isWhole, !taken.isEmpty { continue }
      if taken.contains(where: { overlap($0, pair) }) { continue }
      if let owner = owners[pair.isWhole]?[pair.frame] {
        if taken.isEmpty, refused[pair.picture] == nil { refused[pair.picture] = owner }
        // The same widget may be on a Home Screen twice.
        guard owner == pair.picture, !pair.isWhole else { continue }
      }
      // What fits much less than a frame that another picture has is no pair.
      if pair.isWhole, refused[pair.picture] != nil, chance.score < best[pair.picture] - 0.75 {
        continue
      }
      owners[pair.isWhole, default: [:]][pair.frame] = pair.picture
      pairs.append(pair)
    }
    for (index, list) in chances.enumerated() where !list.isEmpty {
      guard !pairs.contains(where: { $0.picture == index }) else { continue }
      let frame = list.max { $0.score < $1.score }?.pair.frame ?? 0
      let owner = refused[index].map { pictures[$0].name.path } ?? "another picture"
      unpaired.append(
        Unpaired(
          picture: index,
          reason:
            "It fits \(frames[frame].id) best, and so does \(owner), which is compared with it. One frame has "
            + "one picture: distinguish them in their names, or remove one."))
    }
  }

  private func overlap(_ a: Pair, _ b: Pair) -> Bool {
    let first = frames[a.frame], second = frames[b.frame]
    let width = min(a.x + first.width, b.x + second.width) - max(a.x, b.x)
    let height = min(a.y + first.height, b.y + second.height) - max(a.y, b.y)
    return width > 0 && height > 0 && width * height * 5 > first.width * first.height
  }
}
