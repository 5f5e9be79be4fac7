/// How far the letters of Inter stand from where SF's would, in ems of the size asked for.
enum AdvanceFit {
  /// Added after every letter.
  static func spacing(size: Double, weight: Double) -> Double { -0.024 / 17 }

  /// Added to the advance of one character.
  @inline(__always)
  static func correction(of unit: UInt16) -> Float { 0 }
}
