import DeviceWorld
import Foundation

/// The device's language model. This device isn't eligible for it.
///
/// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel
public final class SystemLanguageModel: Sendable {
  /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/availability-swift.enum
  public enum Availability: Hashable, Sendable {
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }

  public struct UseCase: Hashable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }

  public static let `default` = SystemLanguageModel()

  public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
    self.init(())
  }
  private init(_ nothing: Void) {}
  private convenience init() { self.init(()) }

  public var availability: Availability {
    DeviceAnswers.note(
      DeviceUse(
        question: "SystemLanguageModel for its availability", key: "",
        answer: .nothing("a device that isn't eligible")))
    return .unavailable(.deviceNotEligible)
  }
  public var isAvailable: Bool { availability == .available }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}
