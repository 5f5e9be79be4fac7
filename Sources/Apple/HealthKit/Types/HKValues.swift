import Foundation

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative
  case oPositive, oNegative
}
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }

public let HKErrorDomain = "com.apple.healthkit"
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathSource = "source"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"

/// An error of HealthKit.
public struct HKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case noError
    case errorHealthDataUnavailable
    case errorHealthDataRestricted
    case errorInvalidArgument
    case errorAuthorizationDenied
    case errorAuthorizationNotDetermined
    case errorDatabaseInaccessible
    case errorUserCanceled
    case errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied
    case errorNoData
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorNoData: Code { .errorNoData }
}
