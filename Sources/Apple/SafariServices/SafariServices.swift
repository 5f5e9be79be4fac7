// Safari Services: a browser in an app, of which a widget shows the sign of UIKit's views.

@_exported import FoundationExtras
@_exported import UIKit
