import Foundation

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }
