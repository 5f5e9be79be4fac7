// Authentication Services: no person is there to sign in.

@_exported import FoundationExtras
@_exported import UIKit
