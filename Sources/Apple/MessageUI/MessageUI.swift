// Message UI: an app's composers, which can send nothing here.

@_exported import FoundationExtras
@_exported import UIKit
