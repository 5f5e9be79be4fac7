import Foundation

/// What can be handed to another app; AppIntents' and Foundation's types say more elsewhere.
public protocol Transferable {}

extension String: Transferable {}

extension URL: Transferable {}

extension Data: Transferable {}

extension AttributedString: Transferable {}

extension Image: Transferable {}
