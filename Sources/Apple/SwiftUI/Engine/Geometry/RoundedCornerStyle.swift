import Foundation

/// The form of a rounded corner: part of a circle, or Apple's of continuous curvature.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
