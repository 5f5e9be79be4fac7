import Foundation

/// A kind of category sample.
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = known("sleepAnalysis")
  public static let appleStandHour = known("appleStandHour")
  public static let sexualActivity = known("sexualActivity")
  public static let intermenstrualBleeding = known("intermenstrualBleeding")
  public static let menstrualFlow = known("menstrualFlow")
  public static let ovulationTestResult = known("ovulationTestResult")
  public static let cervicalMucusQuality = known("cervicalMucusQuality")
  public static let pregnancy = known("pregnancy")
  public static let pregnancyTestResult = known("pregnancyTestResult")
  public static let lactation = known("lactation")
  public static let contraceptive = known("contraceptive")
  public static let progesteroneTestResult = known("progesteroneTestResult")
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
  public static let abdominalCramps = known("abdominalCramps")
  public static let acne = known("acne")
  public static let appetiteChanges = known("appetiteChanges")
  public static let headache = known("headache")
  public static let fatigue = known("fatigue")
  public static let fever = known("fever")
  public static let nausea = known("nausea")
  public static let dizziness = known("dizziness")
  public static let coughing = known("coughing")
  public static let moodChanges = known("moodChanges")
  public static let sleepChanges = known("sleepChanges")
  public static let sleepApneaEvent = known("sleepApneaEvent")

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
