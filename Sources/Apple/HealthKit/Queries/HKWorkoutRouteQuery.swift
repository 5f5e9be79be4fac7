import CoreLocation
import DeviceWorld
import Foundation

/// Asks for the positions of a route. They come in one batch.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let route: HKWorkoutRoute
  private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

  @preconcurrency
  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler:
      @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    route = workoutRoute
    handler = dataHandler
    super.init(workoutRoute.sampleType, nil)
  }

  override func run(_ answer: Answer) {
    switch answer {
    case .failure(let error): handler(self, nil, true, error)
    case .success: handler(self, route.locations, true, nil)
    }
  }
}
