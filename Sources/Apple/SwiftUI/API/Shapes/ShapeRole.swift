import Foundation

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }
