import Foundation

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
