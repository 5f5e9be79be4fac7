import Foundation

public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
