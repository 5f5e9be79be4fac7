// PhotosUI: the picker's names. A widget shows the sign of UIKit's views in its place.

@_exported import Photos
@_exported import SwiftUI
