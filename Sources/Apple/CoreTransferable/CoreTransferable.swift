// Core Transferable: SwiftUI's declarations, for source that imports them by Apple's name.

@_exported import SwiftUI
