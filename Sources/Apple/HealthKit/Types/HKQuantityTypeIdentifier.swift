import Foundation

/// A kind of quantity that the store holds.
public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let appleSleepingWristTemperature = known("appleSleepingWristTemperature")
  public static let bodyFatPercentage = known("bodyFatPercentage")
  public static let bodyMass = known("bodyMass")
  public static let bodyMassIndex = known("bodyMassIndex")
  public static let electrodermalActivity = known("electrodermalActivity")
  public static let height = known("height")
  public static let leanBodyMass = known("leanBodyMass")
  public static let waistCircumference = known("waistCircumference")
  public static let activeEnergyBurned = known("activeEnergyBurned")
  public static let appleExerciseTime = known("appleExerciseTime")
  public static let appleMoveTime = known("appleMoveTime")
  public static let appleStandTime = known("appleStandTime")
  public static let basalEnergyBurned = known("basalEnergyBurned")
  public static let crossCountrySkiingSpeed = known("crossCountrySkiingSpeed")
  public static let cyclingCadence = known("cyclingCadence")
  public static let cyclingFunctionalThresholdPower = known("cyclingFunctionalThresholdPower")
  public static let cyclingPower = known("cyclingPower")
  public static let cyclingSpeed = known("cyclingSpeed")
  public static let distanceCrossCountrySkiing = known("distanceCrossCountrySkiing")
  public static let distanceCycling = known("distanceCycling")
  public static let distanceDownhillSnowSports = known("distanceDownhillSnowSports")
  public static let distancePaddleSports = known("distancePaddleSports")
  public static let distanceRowing = known("distanceRowing")
  public static let distanceSkatingSports = known("distanceSkatingSports")
  public static let distanceSwimming = known("distanceSwimming")
  public static let distanceWalkingRunning = known("distanceWalkingRunning")
  public static let distanceWheelchair = known("distanceWheelchair")
  public static let estimatedWorkoutEffortScore = known("estimatedWorkoutEffortScore")
  public static let flightsClimbed = known("flightsClimbed")
  public static let nikeFuel = known("nikeFuel")
  public static let paddleSportsSpeed = known("paddleSportsSpeed")
  public static let physicalEffort = known("physicalEffort")
  public static let pushCount = known("pushCount")
  public static let rowingSpeed = known("rowingSpeed")
  public static let runningPower = known("runningPower")
  public static let runningSpeed = known("runningSpeed")
  public static let stepCount = known("stepCount")
  public static let swimmingStrokeCount = known("swimmingStrokeCount")
  public static let underwaterDepth = known("underwaterDepth")
  public static let workoutEffortScore = known("workoutEffortScore")
  public static let environmentalAudioExposure = known("environmentalAudioExposure")
  public static let environmentalSoundReduction = known("environmentalSoundReduction")
  public static let headphoneAudioExposure = known("headphoneAudioExposure")
  public static let atrialFibrillationBurden = known("atrialFibrillationBurden")
  public static let heartRate = known("heartRate")
  public static let heartRateRecoveryOneMinute = known("heartRateRecoveryOneMinute")
  public static let heartRateVariabilitySDNN = known("heartRateVariabilitySDNN")
  public static let peripheralPerfusionIndex = known("peripheralPerfusionIndex")
  public static let restingHeartRate = known("restingHeartRate")
  public static let vo2Max = known("vo2Max")
  public static let walkingHeartRateAverage = known("walkingHeartRateAverage")
  public static let appleWalkingSteadiness = known("appleWalkingSteadiness")
  public static let runningGroundContactTime = known("runningGroundContactTime")
  public static let runningStrideLength = known("runningStrideLength")
  public static let runningVerticalOscillation = known("runningVerticalOscillation")
  public static let sixMinuteWalkTestDistance = known("sixMinuteWalkTestDistance")
  public static let stairAscentSpeed = known("stairAscentSpeed")
  public static let stairDescentSpeed = known("stairDescentSpeed")
  public static let walkingAsymmetryPercentage = known("walkingAsymmetryPercentage")
  public static let walkingDoubleSupportPercentage = known("walkingDoubleSupportPercentage")
  public static let walkingSpeed = known("walkingSpeed")
  public static let walkingStepLength = known("walkingStepLength")
  public static let dietaryBiotin = known("dietaryBiotin")
  public static let dietaryCaffeine = known("dietaryCaffeine")
  public static let dietaryCalcium = known("dietaryCalcium")
  public static let dietaryCarbohydrates = known("dietaryCarbohydrates")
  public static let dietaryChloride = known("dietaryChloride")
  public static let dietaryCholesterol = known("dietaryCholesterol")
  public static let dietaryChromium = known("dietaryChromium")
  public static let dietaryCopper = known("dietaryCopper")
  public static let dietaryEnergyConsumed = known("dietaryEnergyConsumed")
  public static let dietaryFatMonounsaturated = known("dietaryFatMonounsaturated")
  public static let dietaryFatPolyunsaturated = known("dietaryFatPolyunsaturated")
  public static let dietaryFatSaturated = known("dietaryFatSaturated")
  public static let dietaryFatTotal = known("dietaryFatTotal")
  public static let dietaryFiber = known("dietaryFiber")
  public static let dietaryFolate = known("dietaryFolate")
  public static let dietaryIodine = known("dietaryIodine")
  public static let dietaryIron = known("dietaryIron")
  public static let dietaryMagnesium = known("dietaryMagnesium")
  public static let dietaryManganese = known("dietaryManganese")
  public static let dietaryMolybdenum = known("dietaryMolybdenum")
  public static let dietaryNiacin = known("dietaryNiacin")
  public static let dietaryPantothenicAcid = known("dietaryPantothenicAcid")
  public static let dietaryPhosphorus = known("dietaryPhosphorus")
  public static let dietaryPotassium = known("dietaryPotassium")
  public static let dietaryProtein = known("dietaryProtein")
  public static let dietaryRiboflavin = known("dietaryRiboflavin")
  public static let dietarySelenium = known("dietarySelenium")
  public static let dietarySodium = known("dietarySodium")
  public static let dietarySugar = known("dietarySugar")
  public static let dietaryThiamin = known("dietaryThiamin")
  public static let dietaryVitaminA = known("dietaryVitaminA")
  public static let dietaryVitaminB12 = known("dietaryVitaminB12")
  public static let dietaryVitaminB6 = known("dietaryVitaminB6")
  public static let dietaryVitaminC = known("dietaryVitaminC")
  public static let dietaryVitaminD = known("dietaryVitaminD")
  public static let dietaryVitaminE = known("dietaryVitaminE")
  public static let dietaryVitaminK = known("dietaryVitaminK")
  public static let dietaryWater = known("dietaryWater")
  public static let dietaryZinc = known("dietaryZinc")
  public static let bloodAlcoholContent = known("bloodAlcoholContent")
  public static let bloodPressureDiastolic = known("bloodPressureDiastolic")
  public static let bloodPressureSystolic = known("bloodPressureSystolic")
  public static let insulinDelivery = known("insulinDelivery")
  public static let numberOfAlcoholicBeverages = known("numberOfAlcoholicBeverages")
  public static let numberOfTimesFallen = known("numberOfTimesFallen")
  public static let timeInDaylight = known("timeInDaylight")
  public static let uvExposure = known("uvExposure")
  public static let waterTemperature = known("waterTemperature")
  public static let basalBodyTemperature = known("basalBodyTemperature")
  public static let forcedExpiratoryVolume1 = known("forcedExpiratoryVolume1")
  public static let forcedVitalCapacity = known("forcedVitalCapacity")
  public static let inhalerUsage = known("inhalerUsage")
  public static let oxygenSaturation = known("oxygenSaturation")
  public static let peakExpiratoryFlowRate = known("peakExpiratoryFlowRate")
  public static let respiratoryRate = known("respiratoryRate")
  public static let bloodGlucose = known("bloodGlucose")
  public static let bodyTemperature = known("bodyTemperature")

  private static func known(_ name: String) -> Self {
    Self(rawValue: "HKQuantityTypeIdentifier" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The identifier without its prefix, as a world file has it: `stepCount`.
  package var name: String {
    let rest = rawValue.dropFirst("HKQuantityTypeIdentifier".count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

/// The units and the kinds of aggregation of quantities.
package enum QuantityTable {
  /// The canonical units of the quantities that aren't counts.
  package static let units: [String: String] = [
    "activeEnergyBurned": "kcal",
    "appleExerciseTime": "min",
    "appleMoveTime": "min",
    "appleSleepingWristTemperature": "degC",
    "appleStandTime": "min",
    "appleWalkingSteadiness": "%",
    "atrialFibrillationBurden": "%",
    "basalBodyTemperature": "degC",
    "basalEnergyBurned": "kcal",
    "bloodAlcoholContent": "%",
    "bloodGlucose": "mg/dL",
    "bloodPressureDiastolic": "mmHg",
    "bloodPressureSystolic": "mmHg",
    "bodyFatPercentage": "%",
    "bodyMass": "kg",
    "bodyTemperature": "degC",
    "crossCountrySkiingSpeed": "m/s",
    "cyclingCadence": "count/min",
    "cyclingFunctionalThresholdPower": "W",
    "cyclingPower": "W",
    "cyclingSpeed": "m/s",
    "dietaryBiotin": "g",
    "dietaryCaffeine": "g",
    "dietaryCalcium": "g",
    "dietaryCarbohydrates": "g",
    "dietaryChloride": "g",
    "dietaryCholesterol": "g",
    "dietaryChromium": "g",
    "dietaryCopper": "g",
    "dietaryEnergyConsumed": "kcal",
    "dietaryFatMonounsaturated": "g",
    "dietaryFatPolyunsaturated": "g",
    "dietaryFatSaturated": "g",
    "dietaryFatTotal": "g",
    "dietaryFiber": "g",
    "dietaryFolate": "g",
    "dietaryIodine": "g",
    "dietaryIron": "g",
    "dietaryMagnesium": "g",
    "dietaryManganese": "g",
    "dietaryMolybdenum": "g",
    "dietaryNiacin": "g",
    "dietaryPantothenicAcid": "g",
    "dietaryPhosphorus": "g",
    "dietaryPotassium": "g",
    "dietaryProtein": "g",
    "dietaryRiboflavin": "g",
    "dietarySelenium": "g",
    "dietarySodium": "g",
    "dietarySugar": "g",
    "dietaryThiamin": "g",
    "dietaryVitaminA": "g",
    "dietaryVitaminB12": "g",
    "dietaryVitaminB6": "g",
    "dietaryVitaminC": "g",
    "dietaryVitaminD": "g",
    "dietaryVitaminE": "g",
    "dietaryVitaminK": "g",
    "dietaryWater": "L",
    "dietaryZinc": "g",
    "distanceCrossCountrySkiing": "m",
    "distanceCycling": "m",
    "distanceDownhillSnowSports": "m",
    "distancePaddleSports": "m",
    "distanceRowing": "m",
    "distanceSkatingSports": "m",
    "distanceSwimming": "m",
    "distanceWalkingRunning": "m",
    "distanceWheelchair": "m",
    "electrodermalActivity": "S",
    "environmentalAudioExposure": "dBASPL",
    "environmentalSoundReduction": "dBASPL",
    "forcedExpiratoryVolume1": "L",
    "forcedVitalCapacity": "L",
    "headphoneAudioExposure": "dBASPL",
    "heartRate": "count/min",
    "heartRateRecoveryOneMinute": "count/min",
    "heartRateVariabilitySDNN": "ms",
    "height": "m",
    "insulinDelivery": "IU",
    "leanBodyMass": "kg",
    "oxygenSaturation": "%",
    "paddleSportsSpeed": "m/s",
    "peakExpiratoryFlowRate": "L/min",
    "peripheralPerfusionIndex": "%",
    "physicalEffort": "kcal/kg*hr",
    "respiratoryRate": "count/min",
    "restingHeartRate": "count/min",
    "rowingSpeed": "m/s",
    "runningGroundContactTime": "ms",
    "runningPower": "W",
    "runningSpeed": "m/s",
    "runningStrideLength": "m",
    "runningVerticalOscillation": "cm",
    "sixMinuteWalkTestDistance": "m",
    "stairAscentSpeed": "m/s",
    "stairDescentSpeed": "m/s",
    "timeInDaylight": "min",
    "underwaterDepth": "m",
    "vo2Max": "mL/kg*min",
    "waistCircumference": "m",
    "walkingAsymmetryPercentage": "%",
    "walkingDoubleSupportPercentage": "%",
    "walkingHeartRateAverage": "count/min",
    "walkingSpeed": "m/s",
    "walkingStepLength": "m",
    "waterTemperature": "degC",
  ]

  /// Quantities that have one value at a time; samples of the others are added up.
  package static let discrete: Set<String> = [
    "appleSleepingWristTemperature",
    "appleWalkingSteadiness",
    "atrialFibrillationBurden",
    "basalBodyTemperature",
    "bloodAlcoholContent",
    "bloodGlucose",
    "bloodPressureDiastolic",
    "bloodPressureSystolic",
    "bodyFatPercentage",
    "bodyMass",
    "bodyMassIndex",
    "bodyTemperature",
    "crossCountrySkiingSpeed",
    "cyclingCadence",
    "cyclingFunctionalThresholdPower",
    "cyclingPower",
    "cyclingSpeed",
    "electrodermalActivity",
    "environmentalAudioExposure",
    "environmentalSoundReduction",
    "estimatedWorkoutEffortScore",
    "forcedExpiratoryVolume1",
    "forcedVitalCapacity",
    "headphoneAudioExposure",
    "heartRate",
    "heartRateRecoveryOneMinute",
    "heartRateVariabilitySDNN",
    "height",
    "leanBodyMass",
    "oxygenSaturation",
    "paddleSportsSpeed",
    "peakExpiratoryFlowRate",
    "peripheralPerfusionIndex",
    "physicalEffort",
    "respiratoryRate",
    "restingHeartRate",
    "rowingSpeed",
    "runningGroundContactTime",
    "runningPower",
    "runningSpeed",
    "runningStrideLength",
    "runningVerticalOscillation",
    "sixMinuteWalkTestDistance",
    "stairAscentSpeed",
    "stairDescentSpeed",
    "underwaterDepth",
    "uvExposure",
    "vo2Max",
    "waistCircumference",
    "walkingAsymmetryPercentage",
    "walkingDoubleSupportPercentage",
    "walkingHeartRateAverage",
    "walkingSpeed",
    "walkingStepLength",
    "waterTemperature",
    "workoutEffortScore",
  ]
}
