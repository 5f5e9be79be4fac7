import Foundation

/// A type that can be transferred to another app.
public protocol Transferable {}

extension String: Transferable {}

extension URL: Transferable {}

extension Data: Transferable {}

extension AttributedString: Transferable {}

extension Image: Transferable {}
