// Accessibility: descriptions of charts, which SwiftUI's module declares, and announcements that no one hears.

@_exported import FoundationExtras
@_exported import SwiftUI
