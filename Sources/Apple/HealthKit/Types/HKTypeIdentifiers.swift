import Foundation

/// A kind of category sample.
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = known("sleepAnalysis")
  public static let appleStandHour = known("appleStandHour")
  public static let sexualActivity = known("sexualActivity")
  public static let intermenstrualBleeding = known("intermenstrualBleeding")
  public static let persistentIntermenstrualBleeding = known("persistentIntermenstrualBleeding")
  public static let prolongedMenstrualPeriods = known("prolongedMenstrualPeriods")
  public static let irregularMenstrualCycles = known("irregularMenstrualCycles")
  public static let infrequentMenstrualCycles = known("infrequentMenstrualCycles")
  public static let menstrualFlow = known("menstrualFlow")
  public static let ovulationTestResult = known("ovulationTestResult")
  public static let cervicalMucusQuality = known("cervicalMucusQuality")
  public static let pregnancy = known("pregnancy")
  public static let pregnancyTestResult = known("pregnancyTestResult")
  public static let progesteroneTestResult = known("progesteroneTestResult")
  public static let lactation = known("lactation")
  public static let contraceptive = known("contraceptive")
  public static let bleedingAfterPregnancy = known("bleedingAfterPregnancy")
  public static let bleedingDuringPregnancy = known("bleedingDuringPregnancy")
  public static let mindfulSession = known("mindfulSession")
  public static let handwashingEvent = known("handwashingEvent")
  public static let toothbrushingEvent = known("toothbrushingEvent")
  public static let highHeartRateEvent = known("highHeartRateEvent")
  public static let lowHeartRateEvent = known("lowHeartRateEvent")
  public static let irregularHeartRhythmEvent = known("irregularHeartRhythmEvent")
  public static let lowCardioFitnessEvent = known("lowCardioFitnessEvent")
  public static let appleWalkingSteadinessEvent = known("appleWalkingSteadinessEvent")
  public static let environmentalAudioExposureEvent = known("environmentalAudioExposureEvent")
  public static let headphoneAudioExposureEvent = known("headphoneAudioExposureEvent")
  public static let sleepApneaEvent = known("sleepApneaEvent")
  public static let abdominalCramps = known("abdominalCramps")
  public static let acne = known("acne")
  public static let appetiteChanges = known("appetiteChanges")
  public static let bladderIncontinence = known("bladderIncontinence")
  public static let bloating = known("bloating")
  public static let breastPain = known("breastPain")
  public static let chestTightnessOrPain = known("chestTightnessOrPain")
  public static let chills = known("chills")
  public static let constipation = known("constipation")
  public static let coughing = known("coughing")
  public static let diarrhea = known("diarrhea")
  public static let dizziness = known("dizziness")
  public static let drySkin = known("drySkin")
  public static let fainting = known("fainting")
  public static let fatigue = known("fatigue")
  public static let fever = known("fever")
  public static let generalizedBodyAche = known("generalizedBodyAche")
  public static let hairLoss = known("hairLoss")
  public static let headache = known("headache")
  public static let heartburn = known("heartburn")
  public static let hotFlashes = known("hotFlashes")
  public static let lossOfSmell = known("lossOfSmell")
  public static let lossOfTaste = known("lossOfTaste")
  public static let lowerBackPain = known("lowerBackPain")
  public static let memoryLapse = known("memoryLapse")
  public static let moodChanges = known("moodChanges")
  public static let nausea = known("nausea")
  public static let nightSweats = known("nightSweats")
  public static let pelvicPain = known("pelvicPain")
  public static let rapidPoundingOrFlutteringHeartbeat = known("rapidPoundingOrFlutteringHeartbeat")
  public static let runnyNose = known("runnyNose")
  public static let shortnessOfBreath = known("shortnessOfBreath")
  public static let sinusCongestion = known("sinusCongestion")
  public static let skippedHeartbeat = known("skippedHeartbeat")
  public static let sleepChanges = known("sleepChanges")
  public static let soreThroat = known("soreThroat")
  public static let vaginalDryness = known("vaginalDryness")
  public static let vomiting = known("vomiting")
  public static let wheezing = known("wheezing")

  private static func known(_ name: String) -> Self {
    Self(rawValue: "HKCategoryTypeIdentifier" + name.prefix(1).uppercased() + name.dropFirst())
  }

  package var name: String {
    let rest = rawValue.dropFirst("HKCategoryTypeIdentifier".count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

/// A kind of characteristic, which doesn't change.
public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = Self(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}

/// A kind of correlation.
public struct HKCorrelationTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
