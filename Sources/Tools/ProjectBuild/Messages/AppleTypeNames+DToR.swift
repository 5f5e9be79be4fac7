extension AppleTypeNames {
  /// The names of the modules from D to R.
  static let dToR = """
    DataDetection: DDMatch DDMatchCalendarEvent DDMatchEmailAddress DDMatchFlightNumber DDMatchLink
      DDMatchMoneyAmount DDMatchPhoneNumber DDMatchPostalAddress DDMatchShipmentTrackingNumber DataDetector
    DeclaredAgeRange: AgeRangeService DeclaredAgeRangeAction
    DeviceActivity: DeviceActivityAuthorization DeviceActivityAuthorizing DeviceActivityCenter DeviceActivityData
      DeviceActivityEvent DeviceActivityFilter DeviceActivityMonitor DeviceActivityName DeviceActivityReport
      DeviceActivityReportBuilder DeviceActivityReportExtension DeviceActivityReportScene DeviceActivityResults
      DeviceActivitySchedule
    DeviceCheck: DCAppAttestService DCDevice DCError
    DeviceDiscoveryExtension: DDDevice DDDeviceCategory DDDeviceEvent DDDeviceMediaPlaybackState DDDeviceProtocol
      DDDeviceProtocolString DDDeviceState DDDeviceSupports DDDiscoveryExtension DDDiscoveryExtensionConfiguration
      DDDiscoveryExtensionConfigurationProtocol DDDiscoverySession DDError DDErrorCode DDErrorHandler
      DDErrorOutType DDEventHandler DDEventType
    DeviceDiscoveryUI: DDDevicePairingAccess DDDevicePairingViewController DevicePairingView
    DockKit: DockAccessory DockAccessoryManager DockKitError
    EnergyKit: ElectricHVACLoadEvent ElectricVehicleLoadEvent ElectricalLoadEventProtocol ElectricityFlowDirection
      ElectricityGuidance ElectricityInsightMeasure ElectricityInsightQuery ElectricityInsightRecord
      ElectricityInsightService EnergyKitError EnergyVenue
    EventKit: ABAddressBookRef ABRecordRef
    ExposureNotification: ENActivityFlags ENActivityHandler ENAttenuation ENAuthorizationStatus
      ENCalibrationConfidence ENDetectExposuresHandler ENDiagnosisKeysAvailableHandler ENDiagnosisReportType
      ENError ENErrorCode ENErrorHandler ENErrorOutType ENExposureConfiguration ENExposureDaySummary
      ENExposureDetectionSummary ENExposureInfo ENExposureSummaryItem ENExposureWindow ENGetDiagnosisKeysHandler
      ENGetExposureInfoHandler ENGetExposureWindowsHandler ENGetUserTraveledHandler ENInfectiousness
      ENIntervalNumber ENManager ENRiskLevel ENRiskLevelValue ENRiskScore ENScanInstance ENStatus
      ENTemporaryExposureKey ENVariantOfConcernType
    ExtensionFoundation: AppExtension AppExtensionConfiguration AppExtensionIdentity AppExtensionPoint
      AppExtensionProcess ConnectionHandler ExtensionPointDefining
    ExtensionKit: AppExtensionScene AppExtensionSceneBuilder AppExtensionSceneConfiguration
      PrimitiveAppExtensionScene
    ExternalAccessory: EAAccessory EAAccessoryDelegate EAAccessoryManager EABluetoothAccessoryPickerCompletion
      EABluetoothAccessoryPickerError EASession EAWiFiUnconfiguredAccessory EAWiFiUnconfiguredAccessoryBrowser
      EAWiFiUnconfiguredAccessoryBrowserDelegate EAWiFiUnconfiguredAccessoryBrowserState
      EAWiFiUnconfiguredAccessoryConfigurationStatus EAWiFiUnconfiguredAccessoryProperties
    FamilyControls: AuthorizationCenter AuthorizationStatus FamilyActivityIconView FamilyActivityPicker
      FamilyActivitySelection FamilyActivityTitleView FamilyControlsError FamilyControlsMember
    FileProviderUI: FPUIActionExtensionContext FPUIActionExtensionViewController FPUIActionIdentifier
      FPUIExtensionErrorCode
    FinanceKit: AccountBalance AccountBalanceQuery AccountCreditInformation AccountQuery AssetAccount
      AuthorizationStatus BackgroundDeliveryExtension BackgroundDeliveryExtensionProviding Balance
      CreditDebitIndicator CurrencyAmount CurrentBalance FinanceError FinanceStore FullyQualifiedOrderIdentifier
      LiabilityAccount MerchantCategoryCode TransactionQuery TransactionStatus TransactionType
    FinanceKitUI: AddOrderToWalletButton AddOrderToWalletButtonStyle
      FinancialConnectionExtensionAuthorizationParams FinancialConnectionExtensionAuthorizationRequest
      FinancialConnectionExtensionAuthorizationResult FinancialConnectionUIExtension
      FinancialConnectionUIExtensionAuthorizationScene FinancialConnectionUIExtensionProviding
      FinancialConnectionUIExtensionScene TransactionPicker
    Foundation: AsyncCharacterSequence AsyncLineSequence AsyncUnicodeScalarSequence AttributeContainer
      AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration AttributeScopes AttributedString
      AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol AttributedSubstring
      BlockOperation ByteCountFormatStyle ByteCountFormatter CachedURLResponse CharacterSet CocoaError
      CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
      ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomLocalizedStringResourceConvertible
      CustomNSError DataProtocol DateComponents DateComponentsFormatter DateFormatter DateInterval
      DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration
      DecodingConfigurationProviding DescriptiveNumberFormatConfiguration DiscontiguousAttributedSubstring
      DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
      EnergyFormatter ErrorPointer ErrorUserInfoKey FileAttributeKey FileAttributeType FileHandle FileManager
      FileManagerDelegate FileProtectionType FileWrapper FloatingPointFormatStyle FloatingPointParseStrategy
      FormatStyle FormatStyleCapitalizationContext HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage
      HTTPCookieStringPolicy HTTPURLResponse ISO8601DateFormatter IndexPath IndexSet InflectionConcept
      InflectionRule InlinePresentationIntent InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder
      JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale
      LocalizedError LocalizedStringResource MachError MarkdownDecodableAttributedStringKey MassFormatter
      Measurement MeasurementFormatUnitUsage MeasurementFormatter MessagePort Morphology MutableDataProtocol
      MutableURLRequest NSURL NSURLComponents NSURLConnection NSURLConnectionDataDelegate NSURLConnectionDelegate
      NSURLConnectionDownloadDelegate NSURLQueryItem NSURLRequest NSURLSessionDelayedRequestDisposition
      NSURLSessionMultipathServiceType NSUUID NSXPCCoder NSXPCConnection NSXPCInterface NSXPCListener
      NSXPCListenerDelegate NSXPCListenerEndpoint NSXPCProxyCreating NetService NetServiceBrowser
      NetServiceBrowserDelegate NetServiceDelegate NotificationCenter NotificationQueue
      NumberFormatStyleConfiguration NumberFormatter ObjectiveCConvertibleAttributedStringKey ObservableObject
      OperatingSystemVersion OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle
      PersonNameComponents PersonNameComponentsFormatter Pipe PortDelegate PredicateBindings
      PredicateCodableConfiguration PredicateCodableKeyPathProviding PredicateError PredicateExpression
      PredicateExpressions PresentationIntent ProcessInfo ProgressKind ProgressReporting ProgressUserInfoKey
      PropertyListDecoder PropertyListEncoder PropertyListSerialization Published QualityOfService
      RecoverableError ReferenceConvertible RelativeDateTimeFormatter RunLoop Scanner ScopedAttributeContainer
      SocketNativeHandle SortComparator SortDescriptor SortOrder StandardPredicateExpression StreamDelegate
      StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
      StreamSocketSecurityLevel StringEncodingDetectionOptionsKey StringStyle StringTransform TermOfAddress
      TimeInterval TimeZone URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents
      URLCredential URLCredentialStorage URLError URLFileProtection URLFileResourceType URLProtectionSpace
      URLProtocol URLProtocolClient URLQueryItem URLRequest URLResource URLResourceKey URLResourceValues
      URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
      URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask
      URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics
      URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask URLThumbnailDictionaryItem
      URLUbiquitousItemDownloadingStatus URLUbiquitousSharedItemPermissions URLUbiquitousSharedItemRole UUID
      UndoManager UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear
      UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
      UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage
      UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults
      ValueTransformer XMLParser XMLParserDelegate
    FoundationModels: ConvertibleFromGeneratedContent ConvertibleToGeneratedContent DynamicGenerationSchema
      Generable GeneratedContent GenerationGuide GenerationID GenerationOptions GenerationSchema
      InstructionsBuilder InstructionsRepresentable LanguageModelFeedback LanguageModelSession PromptBuilder
      PromptRepresentable SystemLanguageModel
    GameController: GCAcceleration GCAxis2DInput GCAxisElement GCAxisElementName GCAxisInput GCButtonElement
      GCButtonElementName GCColor GCController GCControllerAxisInput GCControllerAxisValueChangedHandler
      GCControllerButtonInput GCControllerButtonTouchedChangedHandler GCControllerButtonValueChangedHandler
      GCControllerDirectionPad GCControllerDirectionPadValueChangedHandler GCControllerElement
      GCControllerInputState GCControllerLiveInput GCControllerPlayerIndex GCControllerTouchpad
      GCControllerTouchpadHandler GCDevice GCDeviceAxisInput GCDeviceBattery GCDeviceBatteryState
      GCDeviceButtonInput GCDeviceCursor GCDeviceDirectionPad GCDeviceElement GCDeviceHaptics GCDeviceLight
      GCDevicePhysicalInput GCDevicePhysicalInputElementChange GCDevicePhysicalInputState
      GCDevicePhysicalInputStateDiff GCDeviceTouchpad GCDirectionPadElement GCDirectionPadElementName
      GCDirectionalGamepad GCDualSenseAdaptiveTrigger GCDualSenseAdaptiveTriggerMode
      GCDualSenseAdaptiveTriggerStatus GCDualSenseGamepad GCDualShockGamepad GCEulerAngles GCEventInteraction
      GCEventViewController GCExtendedGamepad GCExtendedGamepadSnapShotDataV100 GCExtendedGamepadSnapshot
      GCExtendedGamepadSnapshotData GCExtendedGamepadSnapshotDataVersion GCExtendedGamepadValueChangedHandler
      GCGameControllerActivationContext GCGameControllerSceneDelegate GCGamepad GCGamepadSnapShotDataV100
      GCGamepadSnapshot GCGamepadValueChangedHandler GCHapticsLocality GCKeyCode GCKeyboard GCKeyboardInput
      GCKeyboardValueChangedHandler GCLinearInput GCMicroGamepad GCMicroGamepadSnapShotDataV100
      GCMicroGamepadSnapshot GCMicroGamepadSnapshotData GCMicroGamepadSnapshotDataVersion
      GCMicroGamepadValueChangedHandler GCMotion GCMotionValueChangedHandler GCMouse GCMouseInput GCMouseMoved
      GCPhysicalInputElement GCPhysicalInputElementCollection GCPhysicalInputElementName
      GCPhysicalInputElementTypedName GCPhysicalInputExtents GCPhysicalInputProfile GCPhysicalInputSource
      GCPhysicalInputSourceDirection GCPoint2 GCPressedStateInput GCQuaternion GCRelativeInput GCRotationRate
      GCStylus GCSwitchElement GCSwitchElementName GCSwitchPositionInput GCSystemGestureState GCTouchState
      GCTouchedStateInput GCUIEventTypes GCVirtualController GCXboxGamepad GameControllerEventHandlingOptions
    GameSave: GSSyncState GSSyncedDirectory GSSyncedDirectoryState GSSyncedDirectoryVersion
      GameSaveSyncedDirectory
    GameplayKit: GKARC4RandomSource GKNSPredicateRule GKRTree GKRTreeSplitStrategy GKSCNNodeComponent
      GKSKNodeComponent
    GeoToolbox: PlaceDescriptor
    GroupActivities: BroadcastOptions CustomMessageIdentifiable GroupActivity GroupActivityActivationResult
      GroupActivityAssociationInteraction GroupActivityAssociationKind GroupActivityMetadata
      GroupActivitySharingController GroupActivitySharingResult GroupActivityTransferRepresentation GroupSession
      GroupSessionEvent GroupSessionJournal GroupSessionMessenger GroupStateObserver Participant Participants
      SceneAssociationBehavior SpatialTemplateElementAxis SpatialTemplatePreference SystemCoordinator
    HealthKit: BufferedAsyncByteIterator HKCDADocument HKCDADocumentSample HKFHIRRelease HKFHIRResource
      HKFHIRResourceType HKFHIRVersion HKGAD7Assessment HKMCPregnancyDatesConstants HKPHQ9Assessment
      HKVO2MaxTestType
    HomeKit: CameraView
    IOSurface: IOSurface IOSurfaceComponentName IOSurfaceComponentRange IOSurfaceComponentType IOSurfaceID
      IOSurfaceLockOptions IOSurfaceMemoryLedgerFlags IOSurfaceMemoryLedgerTags IOSurfacePropertyKey
      IOSurfacePurgeabilityState IOSurfaceRef IOSurfaceSubsampling
    IdentityDocumentServices: ISO18013MobileDocumentRequest ISO18013MobileDocumentResponse
      IdentityDocumentPresentmentError IdentityDocumentProviderRegistrationStore IdentityDocumentRegistration
      IdentityDocumentWebPresentmentRawRequest IdentityDocumentWebPresentmentRawRequestValidator
      IdentityDocumentWebPresentmentRequest IdentityDocumentWebPresentmentResponse MobileDocumentRegistration
    IdentityDocumentServicesUI: ISO18013MobileDocumentRequestContext ISO18013MobileDocumentRequestScene
      IdentityDocumentPresentationAnchor IdentityDocumentPresentmentControllerPresentationContextProviding
      IdentityDocumentPresentmentControlling IdentityDocumentProvider IdentityDocumentRequestScene
      IdentityDocumentRequestSceneBuilder IdentityDocumentWebPresentmentController
      IdentityDocumentWebPresentmentControllerDelegate
    IdentityLookup: BlockingInfoCoreDataPropertiesSet CallLookupExtensionStatus ILCallClassificationRequest
      ILCallCommunication ILClassificationAction ILClassificationRequest ILClassificationResponse ILCommunication
      ILMessageClassificationRequest ILMessageCommunication ILMessageFilterAction
      ILMessageFilterCapabilitiesQueryHandling ILMessageFilterCapabilitiesQueryRequest
      ILMessageFilterCapabilitiesQueryResponse ILMessageFilterError ILMessageFilterExtension
      ILMessageFilterExtensionContext ILMessageFilterQueryHandling ILMessageFilterQueryRequest
      ILMessageFilterQueryResponse ILMessageFilterSubAction ILNetworkResponse IdentityInfoCoreDataPropertiesSet
      LiveCallerIDLookupExtensionConfiguration LiveCallerIDLookupExtensionContext LiveCallerIDLookupManager
      LiveCallerIDLookupProtocol LiveLookupDBExtensionCoreDataPropertiesSet
      LiveLookupStoreCoreDataFrameworkManagedObject LiveLookupStoreFoundationFrameworkSet
    IdentityLookupUI: ILClassificationUIExtensionContext ILClassificationUIExtensionViewController
    ImagePlayground: ImageCreator ImagePlaygroundConcept ImagePlaygroundPersonalizationPolicy ImagePlaygroundStyle
      ImagePlaygroundViewController
    ImmersiveMediaSupport: AIVUValidator FadeCommand FadeEnvironmentCommand ImmersiveCamera
      ImmersiveCameraCalibration ImmersiveCameraLensDefinition ImmersiveCameraMask ImmersiveCameraMeshCalibration
      ImmersiveCameraViewModel ImmersiveDynamicMask ImmersiveImageMask ImmersiveMediaPreviewMessagingProtocol
      ImmersiveMediaRemotePreviewReceiver ImmersiveMediaRemotePreviewSender ImmersiveVideoFrame ImmersiveVideoMask
      ParametricImmersiveAssetInfo PresentationCommand PresentationDescriptor PresentationDescriptorReader
      SetCameraCommand ShotFlopCommand VenueDescriptor
    IntentsUI: INUIAddVoiceShortcutButton INUIAddVoiceShortcutButtonDelegate INUIAddVoiceShortcutButtonStyle
      INUIAddVoiceShortcutViewController INUIAddVoiceShortcutViewControllerDelegate
      INUIEditVoiceShortcutViewController INUIEditVoiceShortcutViewControllerDelegate INUIHostedViewContext
      INUIHostedViewControlling INUIHostedViewSiriProviding INUIInteractiveBehavior
    JavaScriptCore: JSChar JSClass JSClassAttribute JSClassAttributes JSClassDefinition JSClassRef JSContext
      JSContextGroup JSContextGroupRef JSContextRef JSExport JSGlobalContext JSGlobalContextRef JSManagedValue
      JSObject JSObjectCallAsConstructorCallback JSObjectCallAsFunctionCallback JSObjectConvertToTypeCallback
      JSObjectDeletePropertyCallback JSObjectFinalizeCallback JSObjectGetPropertyCallback
      JSObjectGetPropertyNamesCallback JSObjectHasInstanceCallback JSObjectHasPropertyCallback
      JSObjectInitializeCallback JSObjectRef JSObjectSetPropertyCallback JSPropertyAttribute JSPropertyAttributes
      JSPropertyNameAccumulator JSPropertyNameAccumulatorRef JSPropertyNameArray JSPropertyNameArrayRef
      JSRelationCondition JSStaticFunction JSStaticValue JSString JSStringRef JSType JSTypedArrayBytesDeallocator
      JSTypedArrayType JSValue JSValueProperty JSValueRef JSVirtualMachine
    JournalingSuggestions: JournalingSuggestion JournalingSuggestionAsset JournalingSuggestionPresentationToken
      JournalingSuggestionsConfiguration JournalingSuggestionsPicker
    LightweightCodeRequirements: CodeDirectoryHash ConstraintError EntitlementsQuery InfoPlistHash IsInitProcess
      IsMainBinary IsSIPProtected LaunchCodeRequirement LaunchConstraint LaunchConstraintBuilder
      OnDiskCodeRequirement OnDiskCodeSigningFlags OnDiskConstraint OnDiskConstraintBuilder PlatformType
      ProcessCodeRequirement ProcessCodeSigningFlags ProcessConstraint ProcessConstraintBuilder SigningIdentifier
      TeamIdentifier TeamIdentifierMatchesCurrentProcess ValidationCategory
    LiveCommunicationKit: CellularService ConversationAction ConversationHistoryManager ConversationManager
      ConversationManagerDelegate EndConversationAction Handle JoinConversationAction MergeConversationAction
      MuteConversationAction PauseConversationAction PlayToneAction SetTranslatingAction
      StartCellularConversationAction StartConversationAction TelephonyConversationManager
      UnmergeConversationAction
    LockedCameraCapture: LockedCameraCaptureExtension LockedCameraCaptureExtensionScene LockedCameraCaptureManager
      LockedCameraCaptureSession LockedCameraCaptureUIScene
    ManagedApp: ManagedAppCertificatesProvider ManagedAppConfigurationDecodingError
      ManagedAppConfigurationDecodingErrorCode ManagedAppConfigurationProvider ManagedAppError
      ManagedAppIdentitiesProvider ManagedAppPasswordsProvider
    ManagedAppDistribution: ManagedApp ManagedAppDistributionError ManagedAppLibrary ManagedAppView
      ManagedContentOfferState ManagedContentStyle ManagedContentView
    ManagedSettings: AccountSettings ActivityCategory ActivityCategoryToken AppStoreSettings ApplicationSettings
      ApplicationToken BoundedSettingMetadata CellularSettings DateAndTimeSettings GameCenterSettings
      ManagedSettingsGroup ManagedSettingsStore MediaSettings PasscodeSettings SafariSettings SettingMetadata
      ShieldAction ShieldActionDelegate ShieldActionResponse ShieldSettings SiriSettings WebContentSettings
      WebDomain WebDomainToken
    ManagedSettingsUI: ShieldConfiguration ShieldConfigurationDataSource
    MapKit: Annotation AnyMapContent DefaultUserAnnotationContent DynamicMapContent EmptyMapContent
      LookAroundPreview MapAnnotation MapAnnotationProtocol MapCamera MapCameraBounds MapCameraPosition
      MapCameraUpdateContext MapCameraUpdateFrequency MapCircle MapCompass MapContent MapContentBuilder
      MapContentView MapFeature MapInteractionModes MapItemDetailSelectionAccessoryStyle MapLocationCompass
      MapMarker MapPin MapPitchSlider MapPitchToggle MapPolygon MapPolyline MapProxy MapReader MapScaleView
      MapSelectable MapSelectableContentView MapSelection MapStyle MapUserLocationButton MapUserTrackingMode
      MapZoomStepper Marker PointOfInterestCategories TupleMapContent UserAnnotation UserLocation
    MarketplaceKit: ActionButton AppDistributor AppLibrary AppVersion AppleItemID AppleVersionID AutomaticUpdate
      BatchInstallConfiguration BatchInstallConfirmationResult InstallConfiguration InstallConfirmationResult
      InstallMetadata InstallRequirements MarketplaceAppExtension MarketplaceDisplayOption MarketplaceExtension
      MarketplaceExtensionConfiguration MarketplaceKitError MarketplaceSceneDelegate TransactionReporting
    MediaAccessibility: MACaptionAppearanceBehavior MACaptionAppearanceDisplayType MACaptionAppearanceDomain
      MACaptionAppearanceFontStyle MACaptionAppearanceTextEdgeStyle MAFlashingLightsProcessor MAMusicHaptics
      MAMusicHapticsManager
    MediaSetup: MSAuthenticationPresentationContext MSPresentationAnchor MSServiceAccount MSSetupSession
    MediaToolbox: MTAudioProcessingTap MTAudioProcessingTapCallbacks MTAudioProcessingTapCreationFlags
      MTAudioProcessingTapFinalizeCallback MTAudioProcessingTapFlags MTAudioProcessingTapInitCallback
      MTAudioProcessingTapPrepareCallback MTAudioProcessingTapProcessCallback
      MTAudioProcessingTapUnprepareCallback
    MessageUI: MessageComposeResult
    Messages: MSConversation MSCriticalMessage MSCriticalMessagingAuthorizationStatus MSCriticalMessagingError
      MSCriticalSMSMessenger MSMessage MSMessageErrorCode MSMessageLayout MSMessageLiveLayout
      MSMessageTemplateLayout MSMessagesAppPresentationContext MSMessagesAppPresentationStyle
      MSMessagesAppTranscriptPresentation MSMessagesAppViewController MSRecipient MSSession MSSticker
      MSStickerBrowserView MSStickerBrowserViewController MSStickerBrowserViewDataSource MSStickerSize
      MSStickerView
    MetalKit: MTKMesh MTKMeshBuffer MTKMeshBufferAllocator MTKModelError MTKSubmesh MTKTextureLoader MTKView
      MTKViewDelegate
    MetricKit: MXAnimationMetric MXAppExitMetric MXAppLaunchDiagnostic MXAppLaunchMetric MXAppResponsivenessMetric
      MXAppRunTimeMetric MXAverage MXBackgroundExitData MXCPUExceptionDiagnostic MXCPUMetric MXCallStackTree
      MXCellularConditionMetric MXCrashDiagnostic MXCrashDiagnosticObjectiveCExceptionReason MXDiagnostic
      MXDiagnosticPayload MXDiskIOMetric MXDiskSpaceUsageMetric MXDiskWriteExceptionDiagnostic MXDisplayMetric
      MXError MXErrorCode MXForegroundExitData MXGPUMetric MXHangDiagnostic MXHistogram MXHistogramBucket
      MXLaunchTaskID MXLocationActivityMetric MXMemoryMetric MXMetaData MXMetric MXMetricManager
      MXMetricManagerSubscriber MXMetricPayload MXNetworkTransferMetric MXSignpostIntervalData MXSignpostMetric
      MXSignpostRecord MXUnitAveragePixelLuminance MXUnitSignalBars
    MultipeerConnectivity: MCAdvertiserAssistant MCAdvertiserAssistantDelegate MCBrowserViewController
      MCBrowserViewControllerDelegate MCEncryptionPreference MCError MCNearbyServiceAdvertiser
      MCNearbyServiceAdvertiserDelegate MCNearbyServiceBrowser MCNearbyServiceBrowserDelegate MCPeerID MCSession
      MCSessionDelegate MCSessionSendDataMode MCSessionState
    MusicKit: AlbumFilter AnyMusicProperty ApplicationMusicPlayer ArtistFilter Artwork ArtworkImage AudioVariant
      ContentRating Curator CuratorFilter DefaultMusicTokenProvider EditorialNotes FilterableMusicItem GenreFilter
      LibraryAlbumFilter LibraryAlbumSortProperties LibraryArtistFilter LibraryArtistSortProperties
      LibraryGenreFilter LibraryGenreSortProperties LibraryMusicVideoFilter LibraryMusicVideoSortProperties
      LibraryPlaylistEntryFilter LibraryPlaylistEntrySortProperties LibraryPlaylistFilter
      LibraryPlaylistSortProperties LibrarySongFilter LibrarySongSortProperties LibraryTrackFilter
      LibraryTrackSortProperties MusicAttributeProperty MusicAuthorization MusicCatalogChart MusicCatalogChartKind
      MusicCatalogChartRequestable MusicCatalogChartsRequest MusicCatalogChartsResponse
      MusicCatalogResourceRequest MusicCatalogResourceResponse MusicCatalogSearchRequest
      MusicCatalogSearchResponse MusicCatalogSearchSuggestionsRequest MusicCatalogSearchSuggestionsResponse
      MusicCatalogSearchable MusicCatalogTopLevelResourceRequesting MusicDataRequest MusicDataResponse
      MusicDeveloperTokenProvider MusicExtendedAttributeProperty MusicItem MusicItemCollection MusicItemID
      MusicLibrary MusicLibraryAddable MusicLibraryRequest MusicLibraryRequestFilterValueEquatable
      MusicLibraryRequestFilterValueMembershipComparable MusicLibraryRequestable MusicLibraryResponse
      MusicLibrarySearchRequest MusicLibrarySearchResponse MusicLibrarySearchable MusicLibrarySection
      MusicLibrarySectionRequestable MusicLibrarySectionedRequest MusicLibrarySectionedResponse
      MusicPersonalRecommendation MusicPersonalRecommendationItem MusicPersonalRecommendationsRequest
      MusicPersonalRecommendationsResponse MusicPlayer MusicPlaylistAddable MusicPropertyContainer
      MusicPropertySource MusicRecentlyPlayedContainerRequest MusicRecentlyPlayedContainerResponse
      MusicRecentlyPlayedRequest MusicRecentlyPlayedRequestable MusicRecentlyPlayedResponse
      MusicRelationshipProperty MusicSubscription MusicSubscriptionOffer MusicTokenProvider MusicTokenRequestError
      MusicTokenRequestOptions MusicUserTokenProvider MusicVideo MusicVideoFilter PartialMusicAsyncProperty
      PartialMusicProperty PlayParameters PlayableMusicItem PlaylistFilter PreviewAsset RadioShow RadioShowFilter
      RecentlyPlayedMusicItem RecordLabel RecordLabelFilter SongFilter StationFilter SystemMusicPlayer
      TitledSection
    NearbyInteraction: NIAlgorithmConvergence NIAlgorithmConvergenceStatus NIConfiguration NIDLTDOAConfiguration
      NIDLTDOACoordinatesType NIDLTDOAMeasurement NIDLTDOAMeasurementType NIDeviceCapability NIDiscoveryToken
      NIError NIErrorCode NINearbyAccessoryConfiguration NINearbyObject NINearbyObjectRemovalReason
      NINearbyObjectVerticalDirectionEstimate NINearbyPeerConfiguration NISession NISessionDelegate
    Network: Bonjour BonjourListenerProvider BrowserProvider Coder Connectable ConnectionStorage DatagramProtocol
      DefaultProtocolStorage Framer FramerProtocol IPAddress IPv4Address IPv6Address ListenerProvider
      MessageProtocol MultiplexProtocol NWTXTRecord NetworkBrowser NetworkChannel NetworkCoder NetworkConnection
      NetworkDecoder NetworkEncoder NetworkFixedWidthInteger NetworkJSONCoder NetworkListener
      NetworkMetadataProtocol NetworkPropertyListCoder NetworkProtocolOptions OneToOneProtocol
      ProtocolMetadataBuilder ProtocolStackBuilder ProxyConfiguration QUIC QUICDatagram QUICStream StreamProtocol
      TXTRecordDecoder UnexpectedEndpointType WebSocket
    NetworkExtension: NEAppExtensionConfiguration NEAppProxyFlow NEAppProxyFlowError NEAppProxyProvider
      NEAppProxyProviderManager NEAppProxyTCPFlow NEAppProxyUDPFlow NEAppProxyUDPFlowHandling NEAppPushDelegate
      NEAppPushManager NEAppPushManagerError NEAppPushProvider NEAppRule NEDNSOverHTTPSSettings
      NEDNSOverTLSSettings NEDNSProtocol NEDNSProxyManager NEDNSProxyManagerError NEDNSProxyProvider
      NEDNSProxyProviderProtocol NEDNSSettings NEDNSSettingsManager NEDNSSettingsManagerError
      NEEvaluateConnectionRule NEEvaluateConnectionRuleAction NEFilterAction NEFilterBrowserFlow
      NEFilterControlProvider NEFilterControlVerdict NEFilterDataAttribute NEFilterDataProvider
      NEFilterDataVerdict NEFilterFlow NEFilterManager NEFilterManagerError NEFilterManagerGrade
      NEFilterNewFlowVerdict NEFilterPacketProviderVerdict NEFilterProvider NEFilterProviderConfiguration
      NEFilterRemediationVerdict NEFilterReport NEFilterReportEvent NEFilterReportFrequency NEFilterRule
      NEFilterSocketFlow NEFilterVerdict NEFlowMetaData NEHotspotAuthenticationProvider
      NEHotspotAuthenticationProviderConfiguration NEHotspotConfiguration NEHotspotConfigurationEAPTLSVersion
      NEHotspotConfigurationEAPType NEHotspotConfigurationError NEHotspotConfigurationManager
      NEHotspotConfigurationTTLSInnerAuthenticationType NEHotspotEAPSettings NEHotspotEvaluationProvider
      NEHotspotEvaluationProviderConfiguration NEHotspotHS20Settings NEHotspotHelper NEHotspotHelperCommand
      NEHotspotHelperCommandType NEHotspotHelperConfidence NEHotspotHelperHandler NEHotspotHelperResponse
      NEHotspotHelperResult NEHotspotManager NEHotspotNetwork NEHotspotNetworkSecurityType NEIPv4Route
      NEIPv4Settings NEIPv6Route NEIPv6Settings NENetworkRuleProtocol NEOnDemandRule NEOnDemandRuleAction
      NEOnDemandRuleConnect NEOnDemandRuleDisconnect NEOnDemandRuleEvaluateConnection NEOnDemandRuleIgnore
      NEOnDemandRuleInterfaceType NEPacket NEPacketTunnelFlow NEPacketTunnelNetworkSettings NEPacketTunnelProvider
      NEPrivateLTENetwork NEProvider NEProviderStopReason NEProxyServer NEProxySettings NERelay NERelayManager
      NERelayManagerClientError NERelayManagerError NETrafficDirection NETransparentProxyManager
      NETransparentProxyNetworkSettings NETunnelNetworkSettings NETunnelProvider NETunnelProviderError
      NETunnelProviderManager NETunnelProviderProtocol NETunnelProviderRoutingMethod NETunnelProviderSession
      NEURLFilter NEURLFilterControlProvider NEURLFilterControlProviderConfiguration NEURLFilterManager
      NEURLFilterPrefilter NEVPNConnection NEVPNConnectionError NEVPNError NEVPNIKEAuthenticationMethod
      NEVPNIKEv2CertificateType NEVPNIKEv2DeadPeerDetectionRate NEVPNIKEv2DiffieHellmanGroup
      NEVPNIKEv2EncryptionAlgorithm NEVPNIKEv2IntegrityAlgorithm NEVPNIKEv2PPKConfiguration
      NEVPNIKEv2PostQuantumKeyExchangeMethod NEVPNIKEv2SecurityAssociationParameters NEVPNIKEv2TLSVersion
      NEVPNManager NEVPNProtocol NEVPNProtocolIKEv2 NEVPNProtocolIPSec NEVPNStatus NWTCPConnection
      NWTCPConnectionAuthenticationDelegate NWTCPConnectionState NWTLSParameters NWUDPSession NWUDPSessionState
    NotificationCenter: NCUpdateResult NCWidgetController NCWidgetDisplayMode NCWidgetProviding
    OSLog: OSLogEntry OSLogEntryActivity OSLogEntryBoundary OSLogEntryFromProcess OSLogEntryLog OSLogEntryLogLevel
      OSLogEntrySignpost OSLogEntrySignpostType OSLogEntryStoreCategory OSLogEntryWithPayload OSLogEnumerator
      OSLogEnumeratorOptions OSLogMessageComponent OSLogMessageComponentArgumentCategory OSLogPosition OSLogStore
      OSLogStoreScope
    Observation: ObservationRegistrar
    PaperKit: FeatureSet MarkupEditViewController MarkupError MarkupToolbarViewController PaperMarkup
      PaperMarkupViewController RenderingOptions ShapeConfiguration
    PassKit: AddPassToWalletButton AddPassToWalletButtonFilter AddPassToWalletButtonResponse
      AddPassToWalletButtonStyle AsyncShareablePassConfiguration JPKIPassContents PayLaterView PayLaterViewAction
      PayLaterViewDisplayStyle PayWithApplePayButton PayWithApplePayButtonLabel
      PayWithApplePayButtonPaymentAuthorizationPhase PayWithApplePayButtonStyle VerifyIdentityWithWalletButton
      VerifyIdentityWithWalletButtonLabel VerifyIdentityWithWalletButtonStyle
    PermissionKit: AskCenter AskError CommunicationHandle CommunicationLimits CommunicationLimitsButton
      CommunicationTopic PermissionButton PermissionChoice PermissionQuestion PermissionResponse QuestionTopic
      SignificantAppUpdateTopic
    PhotosUI: PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior PhotosPickerStyle
    ProximityReader: MobileDocumentAnyOfDataRequest MobileDocumentAnyOfRawDataRequest MobileDocumentDataRequest
      MobileDocumentDataResponse MobileDocumentDisplayRequest MobileDocumentRawDataRequest MobileDocumentReader
      MobileDocumentReaderError MobileDocumentReaderSession MobileDocumentRequest MobileDriversLicenseDataRequest
      MobileDriversLicenseDisplayRequest MobileDriversLicenseRawDataRequest MobileNationalIDCardDataRequest
      MobileNationalIDCardDisplayRequest MobileNationalIDCardRawDataRequest MobilePhotoIDDataRequest
      MobilePhotoIDRawDataRequest PaymentCardReadResult PaymentCardReader PaymentCardReaderError
      PaymentCardReaderSession PaymentCardReaderStore PaymentCardTransactionRequest PaymentCardVerificationRequest
      ProximityReaderDiscovery StoreAndForwardBatch StoreAndForwardBatchDeletionToken
      StoreAndForwardPaymentCardReaderSession StoreAndForwardStatus VASReadResult VASRequest
    PushToTalk: PTChannelDescriptor PTChannelError PTChannelJoinReason PTChannelLeaveReason PTChannelManager
      PTChannelManagerDelegate PTChannelRestorationDelegate PTChannelTransmitRequestSource PTInstantiationError
      PTParticipant PTPushResult PTServiceStatus PTTransmissionMode
    QuartzCore: CAEAGLLayer CAEDRMetadata
    QuickLook: ARQuickLookPreviewItem QLFilePreviewRequest QLPreviewController QLPreviewControllerDataSource
      QLPreviewControllerDelegate QLPreviewItem QLPreviewItemEditingMode QLPreviewProvider QLPreviewReply
      QLPreviewReplyAttachment QLPreviewSceneActivationConfiguration QLPreviewingController
    QuickLookThumbnailing: QLFileThumbnailRequest QLThumbnailError QLThumbnailGenerationRequestRepresentationTypes
      QLThumbnailGenerator QLThumbnailProvider QLThumbnailReply QLThumbnailRepresentation
      QLThumbnailRepresentationType
    RelevanceKit: RelevantContext
    ReplayKit: RPBroadcastActivityViewController RPBroadcastActivityViewControllerDelegate
      RPBroadcastConfiguration RPBroadcastController RPBroadcastControllerDelegate RPBroadcastHandler
      RPBroadcastMP4ClipHandler RPBroadcastSampleHandler RPCameraPosition RPPreviewViewController
      RPPreviewViewControllerDelegate RPRecordingErrorCode RPSampleBufferType RPScreenRecorder
      RPScreenRecorderDelegate RPSystemBroadcastPickerView
    RoomPlan: CapturedElementCategory CapturedRoom CapturedRoomAttribute CapturedRoomData CapturedStructure
      ChairArmType ChairBackType ChairLegType ChairType RoomBuilder RoomCaptureSession RoomCaptureSessionDelegate
      RoomCaptureView RoomCaptureViewDelegate SofaType StorageType StructureBuilder TableShapeType TableType
    iAd: ADClient ADClientError
    """
}
