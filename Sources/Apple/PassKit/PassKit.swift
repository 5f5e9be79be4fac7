// PassKit: a wallet without passes and a device that can't pay.

@_exported import FoundationExtras
@_exported import UIKit
