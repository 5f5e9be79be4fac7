import Foundation

/// The ellipsoid WGS 84.
package enum Ellipsoid {
  /// Metres.
  package static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257223563

  /// The length of the geodesic, in metres, by Vincenty's inverse formula; between opposite points, where that
  /// doesn't converge, by the sphere of mean radius.
  ///
  /// Source: T. Vincenty, “Direct and Inverse Solutions of Geodesics on the Ellipsoid”, Survey Review 23 (1975).
  package static func distance(
    _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
  ) -> Double {
    let f = flattening, a = equatorialRadius, b = a * (1 - f)
    let reduced1 = atan((1 - f) * tan(from.latitude * .pi / 180))
    let reduced2 = atan((1 - f) * tan(to.latitude * .pi / 180))
    let sine1 = sin(reduced1), cosine1 = cos(reduced1)
    let sine2 = sin(reduced2), cosine2 = cos(reduced2)
    let difference = (to.longitude - from.longitude) * .pi / 180
    var lambda = difference
    for _ in 0..<100 {
      let across = cosine2 * sin(lambda)
      let along = cosine1 * sine2 - sine1 * cosine2 * cos(lambda)
      let sigmaSine = (across * across + along * along).squareRoot()
      if sigmaSine == 0 { return 0 }
      let sigmaCosine = sine1 * sine2 + cosine1 * cosine2 * cos(lambda)
      let sigma = atan2(sigmaSine, sigmaCosine)
      let alpha = cosine1 * cosine2 * sin(lambda) / sigmaSine
      let square = 1 - alpha * alpha
      let middle = square == 0 ? 0 : sigmaCosine - 2 * sine1 * sine2 / square
      let c = f / 16 * square * (4 + f * (4 - 3 * square))
      let next =
        difference + (1 - c) * f * alpha
        * (sigma + c * sigmaSine * (middle + c * sigmaCosine * (2 * middle * middle - 1)))
      if abs(next - lambda) < 1e-12 {
        let u = square * (a * a - b * b) / (b * b)
        let big = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let small = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let inner =
          sigmaCosine * (2 * middle * middle - 1)
          - small / 6 * middle * (4 * sigmaSine * sigmaSine - 3) * (4 * middle * middle - 3)
        return b * big * (sigma - small * sigmaSine * (middle + small / 4 * inner))
      }
      lambda = next
    }
    let h =
      pow(sin((to.latitude - from.latitude) * .pi / 360), 2)
      + cos(from.latitude * .pi / 180) * cos(to.latitude * .pi / 180)
      * pow(sin(difference / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
  }
}
