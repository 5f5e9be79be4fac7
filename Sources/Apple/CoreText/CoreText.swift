// Core Text: its declarations are UIKit's, whose fonts are the same and which Apple's exports; this module is for source
// that imports them by Apple's name.

@_exported import UIKit
