import Foundation

/// The colour space in which colours are blended. Whatever the mode, colours are blended here as their sRGB values
/// are, without linearizing them.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
