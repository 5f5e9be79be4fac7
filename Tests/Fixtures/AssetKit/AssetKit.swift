import Foundation
import SwiftUI

/// A library's part of a product, with resources of its own.
public final class AssetKit {
  public static var bundle: Bundle { Bundle.module }
}
