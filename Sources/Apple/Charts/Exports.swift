// As Apple's Charts does: source that imports it sees SwiftUI's names too.
@_exported import SwiftUI
