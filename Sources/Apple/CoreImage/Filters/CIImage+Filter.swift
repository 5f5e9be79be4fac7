import Foundation

// Filters by name.
extension CIImage {
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else {
      return CIImage.empty()
    }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? CIImage.empty()
  }
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }
  /// - Parameter sigma: the standard deviation, in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}
