// WebKit: a view of pages, which loads nothing; a widget shows the sign of UIKit's views.

@_exported import FoundationExtras
@_exported import UIKit
