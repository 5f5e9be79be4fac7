import Foundation

public nonisolated struct RoundedRectangle: InsettableShape {
  /// Points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize.fitting(rect.size), style: style)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  /// The corners keep their centres.
  nonisolated struct _Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat
    public static var _recordName: String { "RoundedRectangle" }

    func path(in rect: CGRect) -> Path {
      guard let inner = rect.moved(inwards: amount) else { return Path() }
      // A corner that is larger than its room is first the largest that fits.
      let corner = base.cornerSize.fitting(rect.size)
      let width = corner.width - amount
      let height = corner.height - amount
      return Path(
        roundedRect: inner, cornerSize: CGSize(width: max(width, 0), height: max(height, 0)),
        style: base.style)
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func inset(by amount: CGFloat) -> Self { Self(base: base, amount: self.amount + amount) }
  }
}

extension CGSize {
  /// A corner that is larger than its room becomes smaller and keeps its proportions: a round one in
  /// a box of 430 × 46 is the end of a capsule. Source: `.rect(cornerRadius: 48)` in
  /// stadiamaps/ferrostar @918a186, TripProgressViewTests. (There the ends have a slight point, at most
  /// 1.1 of 63.5 pixels inside the circle: not followed, as devices are said to show none,
  /// element-hq/element-x-ios#2007.)
  fileprivate nonisolated func fitting(_ room: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return self }
    let factor = min(1, abs(room.width) / 2 / width, abs(room.height) / 2 / height)
    return factor < 1 ? CGSize(width: width * factor, height: height * factor) : self
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
