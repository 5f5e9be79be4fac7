/// Apple's modules by the names in them, as far as a name shows where it belongs.
enum AppleModules {
  /// The frameworks of Apple's systems.
  static let frameworks = words(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessoryLiveActivities
    AccessoryNotifications AccessorySetupKit AccessoryTransportExtension Accounts ActivityKit
    AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AlarmKit AppClip AppIntents
    AppKit AppMigrationKit AppTrackingTransparency AppleArchive AssetsLibrary Assignables
    AudioAccessoryKit AudioToolbox AudioUnit AuthenticationServices AutomatedDeviceEnrollment
    AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineCore
    BrowserEngineKit BrowserKit BusinessChat CFNetwork CallKit CarKey CarPlay Charts Cinematic
    ClassKit ClockKit CloudKit Cocoa ColorSync Combine CommonCrypto Compression ContactProvider
    Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML
    CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
    CoreTransferable CoreVideo CreateML CreateMLComponents CryptoKit CryptoTokenKit DataDetection
    DeclaredAgeRange DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension
    DeviceDiscoveryUI DockKit DriverKit EnergyKit EventKit EventKitUI ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI
    FinanceKit FinanceKitUI Foundation FoundationModels GLKit GSS GameController GameKit GameSave
    GameplayKit GeoToolbox GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface
    IdentityDocumentServices IdentityDocumentServicesUI IdentityLookup IdentityLookupUI
    ImageCaptureCore ImageIO ImagePlayground ImmersiveMediaSupport Intents IntentsUI
    JavaScriptCore JournalingSuggestions LightweightCodeRequirements LinkPresentation
    LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture
    MLCompute ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit
    MarketplaceKit Matter MatterSupport MediaAccessibility MediaPlayer MediaSetup MediaToolbox
    MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph
    MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage
    NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC OpenAL OpenGLES
    PDFKit PHASE PaperKit PassKit PencilKit PermissionKit Photos PhotosUI ProximityReader PushKit
    PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit RelevanceKit ReplayKit
    RoomPlan SafariServices SafetyKit SceneKit ScreenTime SecureElementCredential Security
    SecurityUI SensitiveContentAnalysis SensorKit ServicesAccountLinking SharedWithYou
    SharedWithYouCore ShazamKit Social SoundAnalysis Spatial Speech SpriteKit StoreKit
    StoreKitTest SwiftData SwiftUI Symbols SystemConfiguration TabularData TelephonyMessagingKit
    ThreadNetwork TipKit TouchController Translation TranslationUIProvider Twitter UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
    VideoToolbox Vision VisionKit VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit
    WiFiAware WiFiInfrastructure WidgetKit WirelessInsights WorkoutKit XCTest XCUIAutomation iAd
    os simd
    """)

  static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

  /// The module of a type; nil where nothing shows it.
  static func module(ofType name: String) -> String? {
    let name = name.split(separator: ".").first.map(String.init) ?? name
    if let module = AppleTypeNames.modules[name] { return module }
    // Objective-C's types begin with their framework's letters, then a capital.
    for (prefix, module) in prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase == true, rest.dropFirst().first?.isLowercase == true {
        return module
      }
    }
    return nil
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let prefixes = [
    ("AS", "AuthenticationServices"), ("AV", "AVFoundation"), ("CA", "QuartzCore"),
    ("CB", "CoreBluetooth"), ("CG", "CoreGraphics"), ("CI", "CoreImage"), ("CK", "CloudKit"),
    ("CL", "CoreLocation"), ("CM", "CoreMotion"), ("CN", "Contacts"), ("CT", "CoreText"),
    ("EK", "EventKit"), ("GK", "GameKit"), ("HK", "HealthKit"), ("HM", "HomeKit"),
    ("IN", "Intents"), ("LA", "LocalAuthentication"), ("LP", "LinkPresentation"),
    ("MF", "MessageUI"), ("MK", "MapKit"), ("ML", "CoreML"), ("MP", "MediaPlayer"),
    ("MTL", "Metal"), ("NL", "NaturalLanguage"), ("NS", "Foundation"), ("NW", "Network"),
    ("PDF", "PDFKit"), ("PH", "Photos"), ("PK", "PassKit"), ("SC", "SystemConfiguration"),
    ("SCN", "SceneKit"), ("SF", "SafariServices"), ("SK", "StoreKit"), ("UI", "UIKit"),
    ("UN", "UserNotifications"), ("UT", "UniformTypeIdentifiers"), ("VN", "Vision"),
    ("WC", "WatchConnectivity"), ("WK", "WebKit"),
  ]
}
