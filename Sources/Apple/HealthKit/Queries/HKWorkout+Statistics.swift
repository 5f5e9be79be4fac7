import Foundation

extension HKWorkout {
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    let quantity: HKQuantity? =
      quantityType.name == "activeEnergyBurned"
      ? totalEnergyBurned : quantityType.name.hasPrefix("distance") ? totalDistance : nil
    return quantity.map {
      HKStatistics(
        quantityType,
        [HKQuantitySample(type: quantityType, quantity: $0, start: startDate, end: endDate)],
        from: startDate, to: endDate, [])
    }
  }
}
