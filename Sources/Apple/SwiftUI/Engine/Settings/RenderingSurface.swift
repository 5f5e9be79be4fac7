import Foundation

/// The surface that a picture is for: controls are drawn otherwise in a widget than in an app.
package enum RenderingSurface: Sendable {
  case widget, app
  /// The picture of an `ImageRenderer`: as in an app, but for views of UIKit.
  case image
}
