import Foundation

/// A mark on part of a text, which a ``TextRenderer`` finds on its runs.
public protocol TextAttribute {}
