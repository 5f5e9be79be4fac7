import LayoutDiff

/// The result of comparing one frame with its golden.
///
/// Rare properties are kept apart, since a run keeps the comparison of each frame.
package struct FrameComparison: Hashable, Sendable {
  package var status: FrameStatus
  /// The golden's file was written.
  package var isWritten = false
  /// Whether the frame differs by no more than the tolerance.
  package var isTolerated = false
  /// Whether the golden names no checksum of its data, so that it was decoded to know that it is whole.
  package var lacksChecksum = false
  private var details: Details?

  package var changes: [Change] {
    get { details?.values.changes ?? [] }
    set { change { $0.changes = newValue } }
  }
  package var pixels: PixelDifference? {
    get { details?.values.pixels }
    set { change { $0.pixels = newValue } }
  }
  /// The path of a picture, relative to the report's folder.
  package var expected: String? {
    get { details?.values.expected }
    set { change { $0.expected = newValue } }
  }
  package var actual: String? {
    get { details?.values.actual }
    set { change { $0.actual = newValue } }
  }
  package var golden: String? {
    get { details?.values.golden }
    set { change { $0.golden = newValue } }
  }
  package var message: String? {
    get { details?.values.message }
    set { change { $0.message = newValue } }
  }
  /// The maker of the golden, where it is another.
  package var otherMaker: Maker? {
    get { details?.values.otherMaker }
    set { change { $0.otherMaker = newValue } }
  }

  /// Whether it has a status and remarks alone.
  package var isPlain: Bool { details == nil }

  private mutating func change(_ change: (inout Details.Values) -> Void) {
    var values = details?.values ?? Details.Values()
    change(&values)
    details = values == Details.Values() ? nil : Details(values)
  }

  private final class Details: Hashable, Sendable {
    struct Values: Hashable, Sendable {
      var changes: [Change] = []
      var pixels: PixelDifference?
      var expected: String?
      var actual: String?
      var golden: String?
      var message: String?
      var otherMaker: Maker?
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (a: Details, b: Details) -> Bool { a === b || a.values == b.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  package init(_ status: FrameStatus) { self.status = status }
}

/// Only what isn't usual is coded, since every frame's record has one.
extension FrameComparison: Codable {
  private enum CodingKeys: CodingKey {
    case status, isWritten, isTolerated, lacksChecksum, changes, pixels, expected, actual, golden
    case message, otherMaker
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode(FrameStatus.self, forKey: .status))
    isWritten = try values.decodeIfPresent(Bool.self, forKey: .isWritten) ?? false
    isTolerated = try values.decodeIfPresent(Bool.self, forKey: .isTolerated) ?? false
    lacksChecksum = try values.decodeIfPresent(Bool.self, forKey: .lacksChecksum) ?? false
    changes = try values.decodeIfPresent([Change].self, forKey: .changes) ?? []
    pixels = try values.decodeIfPresent(PixelDifference.self, forKey: .pixels)
    expected = try values.decodeIfPresent(String.self, forKey: .expected)
    actual = try values.decodeIfPresent(String.self, forKey: .actual)
    golden = try values.decodeIfPresent(String.self, forKey: .golden)
    message = try values.decodeIfPresent(String.self, forKey: .message)
    otherMaker = try values.decodeIfPresent(Maker.self, forKey: .otherMaker)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(status, forKey: .status)
    if isWritten { try values.encode(true, forKey: .isWritten) }
    if isTolerated { try values.encode(true, forKey: .isTolerated) }
    if lacksChecksum { try values.encode(true, forKey: .lacksChecksum) }
    if !changes.isEmpty { try values.encode(changes, forKey: .changes) }
    try values.encodeIfPresent(pixels, forKey: .pixels)
    try values.encodeIfPresent(expected, forKey: .expected)
    try values.encodeIfPresent(actual, forKey: .actual)
    try values.encodeIfPresent(golden, forKey: .golden)
    try values.encodeIfPresent(message, forKey: .message)
    try values.encodeIfPresent(otherMaker, forKey: .otherMaker)
  }
}
