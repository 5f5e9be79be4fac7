import Foundation

/// The colour space in which colours are blended; each is drawn in sRGB with gamma.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
