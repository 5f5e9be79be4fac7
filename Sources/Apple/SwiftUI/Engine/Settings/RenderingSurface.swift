import Foundation

/// Where a picture will be seen: controls look otherwise in a widget than in an app.
package enum RenderingSurface: Sendable {
  case widget, app
  /// What an `ImageRenderer` draws: an app, but for views of UIKit.
  case image
}
