import Foundation

/// ICU's names for Foundation's units, such as `length-kilometer`.
enum UnitName {
  static func of(_ unit: Unit) -> String? {
    guard let quantity = quantities.first(where: { $0.type == type(of: unit) }) else { return nil }
    return quantity.units.first { $0.0.symbol == unit.symbol }?.1
  }

  private struct Quantity: @unchecked Sendable {
    let type: Unit.Type
    let units: [(Unit, String)]
    init(_ units: [(Unit, String)]) {
      type = units.first.map { Swift.type(of: $0.0) } ?? Unit.self
      self.units = units
    }
  }

  private static let quantities: [Quantity] = [
    length, mass, temperature, duration, speed, volume, energy, power, pressure, area, angle,
    storage, electricity, current, resistance, frequency, efficiency, concentration, acceleration,
    illuminance, dispersion,
  ]

  private static let length = Quantity([
    (UnitLength.meters, "length-meter"), (UnitLength.kilometers, "length-kilometer"),
    (UnitLength.centimeters, "length-centimeter"), (UnitLength.millimeters, "length-millimeter"),
    (UnitLength.decimeters, "length-decimeter"), (UnitLength.micrometers, "length-micrometer"),
    (UnitLength.nanometers, "length-nanometer"), (UnitLength.picometers, "length-picometer"),
    (UnitLength.inches, "length-inch"), (UnitLength.feet, "length-foot"),
    (UnitLength.yards, "length-yard"), (UnitLength.miles, "length-mile"),
    (UnitLength.scandinavianMiles, "length-mile-scandinavian"),
    (UnitLength.lightyears, "length-light-year"),
    (UnitLength.nauticalMiles, "length-nautical-mile"), (UnitLength.fathoms, "length-fathom"),
    (UnitLength.furlongs, "length-furlong"),
    (UnitLength.astronomicalUnits, "length-astronomical-unit"),
    (UnitLength.parsecs, "length-parsec"),
  ])
  private static let mass = Quantity([
    (UnitMass.kilograms, "mass-kilogram"), (UnitMass.grams, "mass-gram"),
    (UnitMass.milligrams, "mass-milligram"), (UnitMass.micrograms, "mass-microgram"),
    (UnitMass.ounces, "mass-ounce"), (UnitMass.pounds, "mass-pound"),
    (UnitMass.stones, "mass-stone"), (UnitMass.metricTons, "mass-tonne"),
    (UnitMass.shortTons, "mass-ton"), (UnitMass.carats, "mass-carat"),
    (UnitMass.ouncesTroy, "mass-ounce-troy"),
  ])
  private static let temperature = Quantity([
    (UnitTemperature.celsius, "temperature-celsius"),
    (UnitTemperature.fahrenheit, "temperature-fahrenheit"),
    (UnitTemperature.kelvin, "temperature-kelvin"),
  ])
  private static let duration = Quantity([
    (UnitDuration.seconds, "duration-second"), (UnitDuration.minutes, "duration-minute"),
    (UnitDuration.hours, "duration-hour"), (UnitDuration.milliseconds, "duration-millisecond"),
    (UnitDuration.microseconds, "duration-microsecond"),
    (UnitDuration.nanoseconds, "duration-nanosecond"),
  ])
  private static let speed = Quantity([
    (UnitSpeed.metersPerSecond, "speed-meter-per-second"),
    (UnitSpeed.kilometersPerHour, "speed-kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "speed-mile-per-hour"), (UnitSpeed.knots, "speed-knot"),
  ])
  private static let volume = Quantity([
    (UnitVolume.liters, "volume-liter"), (UnitVolume.milliliters, "volume-milliliter"),
    (UnitVolume.centiliters, "volume-centiliter"), (UnitVolume.deciliters, "volume-deciliter"),
    (UnitVolume.megaliters, "volume-megaliter"),
    (UnitVolume.cubicKilometers, "volume-cubic-kilometer"),
    (UnitVolume.cubicMeters, "volume-cubic-meter"),
    (UnitVolume.cubicCentimeters, "volume-cubic-centimeter"),
    (UnitVolume.cubicInches, "volume-cubic-inch"), (UnitVolume.cubicFeet, "volume-cubic-foot"),
    (UnitVolume.cubicYards, "volume-cubic-yard"), (UnitVolume.cubicMiles, "volume-cubic-mile"),
    (UnitVolume.acreFeet, "volume-acre-foot"), (UnitVolume.bushels, "volume-bushel"),
    (UnitVolume.teaspoons, "volume-teaspoon"), (UnitVolume.tablespoons, "volume-tablespoon"),
    (UnitVolume.fluidOunces, "volume-fluid-ounce"), (UnitVolume.cups, "volume-cup"),
    (UnitVolume.pints, "volume-pint"), (UnitVolume.quarts, "volume-quart"),
    (UnitVolume.gallons, "volume-gallon"), (UnitVolume.metricCups, "volume-cup-metric"),
    (UnitVolume.imperialFluidOunces, "volume-fluid-ounce-imperial"),
    (UnitVolume.imperialQuarts, "volume-quart-imperial"),
    (UnitVolume.imperialGallons, "volume-gallon-imperial"),
  ])
  private static let energy = Quantity([
    (UnitEnergy.joules, "energy-joule"), (UnitEnergy.kilojoules, "energy-kilojoule"),
    (UnitEnergy.calories, "energy-calorie"), (UnitEnergy.kilocalories, "energy-kilocalorie"),
    (UnitEnergy.kilowattHours, "energy-kilowatt-hour"),
  ])
  private static let power = Quantity([
    (UnitPower.watts, "power-watt"), (UnitPower.kilowatts, "power-kilowatt"),
    (UnitPower.megawatts, "power-megawatt"), (UnitPower.gigawatts, "power-gigawatt"),
    (UnitPower.milliwatts, "power-milliwatt"), (UnitPower.horsepower, "power-horsepower"),
  ])
  private static let pressure = Quantity([
    (UnitPressure.hectopascals, "pressure-hectopascal"),
    (UnitPressure.kilopascals, "pressure-kilopascal"),
    (UnitPressure.megapascals, "pressure-megapascal"),
    (UnitPressure.inchesOfMercury, "pressure-inch-ofhg"),
    (UnitPressure.millibars, "pressure-millibar"), (UnitPressure.bars, "pressure-bar"),
    (UnitPressure.millimetersOfMercury, "pressure-millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pressure-pound-force-per-square-inch"),
    (UnitPressure.newtonsPerMetersSquared, "pressure-pascal"),
  ])
  private static let area = Quantity([
    (UnitArea.squareMeters, "area-square-meter"),
    (UnitArea.squareKilometers, "area-square-kilometer"),
    (UnitArea.squareCentimeters, "area-square-centimeter"),
    (UnitArea.squareInches, "area-square-inch"), (UnitArea.squareFeet, "area-square-foot"),
    (UnitArea.squareYards, "area-square-yard"), (UnitArea.squareMiles, "area-square-mile"),
    (UnitArea.acres, "area-acre"), (UnitArea.hectares, "area-hectare"),
  ])
  private static let angle = Quantity([
    (UnitAngle.degrees, "angle-degree"), (UnitAngle.arcMinutes, "angle-arc-minute"),
    (UnitAngle.arcSeconds, "angle-arc-second"), (UnitAngle.radians, "angle-radian"),
    (UnitAngle.revolutions, "angle-revolution"),
  ])
  private static let storage = Quantity([
    (UnitInformationStorage.bytes, "digital-byte"), (UnitInformationStorage.bits, "digital-bit"),
    (UnitInformationStorage.kilobytes, "digital-kilobyte"),
    (UnitInformationStorage.megabytes, "digital-megabyte"),
    (UnitInformationStorage.gigabytes, "digital-gigabyte"),
    (UnitInformationStorage.terabytes, "digital-terabyte"),
    (UnitInformationStorage.petabytes, "digital-petabyte"),
    (UnitInformationStorage.kilobits, "digital-kilobit"),
    (UnitInformationStorage.megabits, "digital-megabit"),
    (UnitInformationStorage.gigabits, "digital-gigabit"),
    (UnitInformationStorage.terabits, "digital-terabit"),
  ])
  private static let electricity = Quantity([
    (UnitElectricPotentialDifference.volts, "electric-volt")
  ])
  private static let current = Quantity([
    (UnitElectricCurrent.amperes, "electric-ampere"),
    (UnitElectricCurrent.milliamperes, "electric-milliampere"),
  ])
  private static let resistance = Quantity([(UnitElectricResistance.ohms, "electric-ohm")])
  private static let frequency = Quantity([
    (UnitFrequency.hertz, "frequency-hertz"), (UnitFrequency.kilohertz, "frequency-kilohertz"),
    (UnitFrequency.megahertz, "frequency-megahertz"),
    (UnitFrequency.gigahertz, "frequency-gigahertz"),
  ])
  private static let efficiency = Quantity([
    (UnitFuelEfficiency.litersPer100Kilometers, "consumption-liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "consumption-mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "consumption-mile-per-gallon-imperial"),
  ])
  private static let concentration = Quantity([
    (UnitConcentrationMass.milligramsPerDeciliter, "concentr-milligram-per-deciliter")
  ])
  private static let acceleration = Quantity([
    (UnitAcceleration.metersPerSecondSquared, "acceleration-meter-per-square-second"),
    (UnitAcceleration.gravity, "acceleration-g-force"),
  ])
  private static let illuminance = Quantity([(UnitIlluminance.lux, "light-lux")])
  private static let dispersion = Quantity([
    (UnitDispersion.partsPerMillion, "concentr-part-per-1e6")
  ])
}
