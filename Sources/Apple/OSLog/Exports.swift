// Apple's OSLog is `os` and what reads logs back; widgets only write them.
@_exported import Foundation
@_exported import FoundationExtras
@_exported import os
