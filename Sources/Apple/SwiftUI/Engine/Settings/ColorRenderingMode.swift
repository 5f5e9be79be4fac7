import Foundation

/// In which space colours are mixed; sRGB with gamma is drawn for each.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
