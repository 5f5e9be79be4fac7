// Public, and not `package`, since CoreGraphics re-exports both as Apple's.

/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable, Codable { case butt, round, square }

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable { case miter, round, bevel }
