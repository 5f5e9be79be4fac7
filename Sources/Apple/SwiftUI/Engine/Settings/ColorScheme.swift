import Foundation

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
