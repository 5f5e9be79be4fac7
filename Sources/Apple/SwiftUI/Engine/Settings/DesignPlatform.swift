import Foundation

/// Whose fonts, sizes and colours a picture has.
package enum DesignPlatform: Sendable { case iOS, watchOS, macOS }
