/// The public types of Apple's frameworks whose names don't show the framework by their first letters: a line that begins
/// with a module and a colon, then names, also on further lines.
///
/// The names are those of iPhoneOS 17.4's interfaces, and of Apple's documentation up to iOS 26.3. Frameworks for audio,
/// 3D and drivers are left out, and single words that apps often name their own types with, as Event.
enum AppleTypeNames {
  static let text = """
    ARKit: ARAltitudeSource ARAnchor ARAnchorCopying ARAppClipCodeAnchor ARAppClipCodeURLDecodingState ARBody2D
      ARBodyAnchor ARBodyTrackingConfiguration ARCamera ARCoachingGoal ARCoachingOverlayView
      ARCoachingOverlayViewDelegate ARCollaborationDataPriority ARConfidenceLevel ARConfiguration ARDepthData
      ARDirectionalLightEstimate AREnvironmentProbeAnchor AREnvironmentTexturing ARError ARErrorCode ARFaceAnchor
      ARFaceGeometry ARFaceTrackingConfiguration ARFrame ARFrameSemantics ARGeoAnchor ARGeoTrackingAccuracy
      ARGeoTrackingConfiguration ARGeoTrackingState ARGeoTrackingStateReason ARGeoTrackingStatus ARGeometryElement
      ARGeometryPrimitiveType ARGeometrySource ARHitTestResult ARHitTestResultType ARImageAnchor
      ARImageTrackingConfiguration ARKitCoordinateSpace ARLightEstimate ARMatteGenerator ARMatteResolution
      ARMeshAnchor ARMeshClassification ARMeshGeometry ARObjectAnchor ARObjectScanningConfiguration
      AROrientationTrackingConfiguration ARParticipantAnchor ARPlaneAnchor ARPlaneAnchorAlignment
      ARPlaneClassification ARPlaneClassificationStatus ARPlaneDetection ARPlaneExtent ARPlaneGeometry
      ARPointCloud ARPositionalTrackingConfiguration ARQuickLookPreviewItem ARRaycastQuery ARRaycastResult
      ARRaycastTarget ARRaycastTargetAlignment ARReferenceImage ARReferenceObject ARSCNDebugOptions
      ARSCNFaceGeometry ARSCNPlaneGeometry ARSCNView ARSCNViewDelegate ARSKView ARSKViewDelegate
      ARSceneReconstruction ARSegmentationClass ARSession ARSessionDelegate ARSessionObserver ARSessionProviding
      ARSessionRunOptions ARSkeleton ARSkeleton2D ARSkeleton3D ARSkeletonDefinition ARTrackable ARTrackedRaycast
      ARTrackingState ARTrackingStateReason ARWorldAlignment ARWorldMap ARWorldMappingStatus
      ARWorldTrackingConfiguration ReferenceObject
    AVFAudio: AVAUPresetEvent AVMIDIChannelEvent AVMIDIChannelPressureEvent AVMIDIControlChangeEvent
      AVMIDIMetaEvent AVMIDINoteEvent AVMIDIPitchBendEvent AVMIDIPlayer AVMIDIPlayerCompletionHandler
      AVMIDIPolyPressureEvent AVMIDIProgramChangeEvent AVMIDISysexEvent
    AVFoundation: AVCIImageFilteringParameters AVCIImageFilteringResult AVURLAsset AudioBuffer AudioBufferList
      AudioChannelLayout AudioComponentDescription AudioStreamBasicDescription AudioTimeStamp
      UnsafeAudioBufferListPointer UnsafeMutableAudioBufferListPointer
    AVKit: VideoPlayer
    Accessibility: AXBrailleMap AXBrailleMapRenderer AXBrailleTable AXBrailleTranslationResult AXBrailleTranslator
      AXCategoricalDataAxisDescriptor AXChart AXChartDescriptor AXChartDescriptorContentDirection AXCustomContent
      AXCustomContentImportance AXCustomContentProvider AXCustomContentReturnBlock AXDataAxisDescriptor
      AXDataPoint AXDataPointValue AXDataSeriesDescriptor AXFeatureOverrideSession AXFeatureOverrideSessionError
      AXFeatureOverrideSessionManager AXHearingDeviceEar AXLiveAudioGraph AXMFiHearingDevice AXMathExpression
      AXMathExpressionFenced AXMathExpressionFraction AXMathExpressionIdentifier AXMathExpressionMultiscript
      AXMathExpressionNumber AXMathExpressionOperator AXMathExpressionProvider AXMathExpressionRoot
      AXMathExpressionRow AXMathExpressionSubSuperscript AXMathExpressionTable AXMathExpressionTableCell
      AXMathExpressionTableRow AXMathExpressionText AXMathExpressionUnderOver AXNumericDataAxisDescriptor
      AXNumericDataAxisDescriptorScale AccessibilityNotification AccessibilityRequest AccessibilitySettings
      AccessibilityTechnology VoiceOver
    AccessoryLiveActivities: AccessoryAuthorizationResult AccessoryLiveActivity LiveActivityForwarding
    AccessoryNotifications: AccessoryError AccessoryNotification AccessoryNotificationCenter AlertCoordinating
      AlertingContext ForwardingDecision NotificationResponse NotificationsForwarding
    AccessoryTransportExtension: AccessoryTransportAppExtension AccessoryTransportExtensionConfiguration
      AccessoryTransportSession
    Accounts: ACAccount ACAccountCredential ACAccountCredentialRenewResult ACAccountStore
      ACAccountStoreCredentialRenewalHandler ACAccountStoreRemoveCompletionHandler
      ACAccountStoreRequestAccessCompletionHandler ACAccountStoreSaveCompletionHandler ACAccountType ACErrorCode
    ActivityKit: Activity ActivityAttributes ActivityAuthorizationError ActivityAuthorizationInfo ActivityContent
      ActivityState ActivityStyle ActivityUIDismissalPolicy AlertConfiguration PushType
    AdAttributionKit: AdAttributionKitError AppImpression CoarseConversionValue Postback PostbackUpdate
    AdServices: AAAttribution AAAttributionError AAAttributionErrorCode
    AddressBook: ABActionDelegate ABAddressBook ABAddressBookRef ABAddressBookRequestAccessCompletionHandler
      ABAuthorizationStatus ABExternalChangeCallback ABMultiValue ABMultiValueIdentifier ABMultiValueRef
      ABMutableMultiValue ABMutableMultiValueRef ABPersonCompositeNameFormat ABPersonImageFormat
      ABPersonSortOrdering ABPropertyID ABPropertyType ABRecord ABRecordID ABRecordRef ABRecordType ABSourceType
    AddressBookUI: ABNewPersonViewController ABNewPersonViewControllerDelegate ABPeoplePickerNavigationController
      ABPeoplePickerNavigationControllerDelegate ABPersonViewController ABPersonViewControllerDelegate
      ABUnknownPersonViewController ABUnknownPersonViewControllerDelegate
    AlarmKit: AlarmAttributes AlarmButton AlarmManager AlarmMetadata AlarmPresentation AlarmPresentationState
    AppClip: APActivationPayload APActivationPayloadError APActivationPayloadErrorCode
    AppIntents: AnyEntityQueryComparator AnyIntentValue AppDependency AppDependencyManager AppEntity
      AppEntityAnnotatable AppEntityUIElement AppEntityUIElementsContext AppEnum AppIntent AppIntentError
      AppIntentSceneDelegate AppIntentsExtension AppIntentsPackage AppShortcut AppShortcutOptionsCollection
      AppShortcutOptionsCollectionProtocol AppShortcutOptionsCollectionSpecification
      AppShortcutOptionsCollectionSpecificationBuilder AppShortcutParameterPresentation
      AppShortcutParameterPresentationSummary AppShortcutParameterPresentationSummaryString
      AppShortcutParameterPresentationTitle AppShortcutParameterPresentationTitleString AppShortcutPhrase
      AppShortcutPhraseToken AppShortcutsBuilder AppShortcutsContent AppShortcutsProvider AppValue AssistantEntity
      AssistantEnum AssistantIntent AssistantSchema AssistantSchemaEntity AssistantSchemaEnum
      AssistantSchemaIntent AssistantSchemas AttributedStringFromStringResolver AudioPlaybackIntent
      AudioRecordingIntent AudioStartingIntent BoolFromStringResolver CameraCaptureIntent CaseDisplayRepresentable
      ComparableComparisonOperator ConfirmationActionName ConfirmationConditions ContainsComparator
      ControlConfigurationIntent CustomIntentMigratedAppIntent CustomURLRepresentationParameterConvertible
      DeleteIntent DeprecatedAppIntent DisplayRepresentable DisplayRepresentation DoubleFromIntResolver
      DoubleFromStringResolver DoubleResolver DynamicOptionsProvider EmptyResolverSpecification EmptySnippetIntent
      EntityIdentifier EntityIdentifierConvertible EntityProperty EntityPropertyModifiers EntityPropertyQuery
      EntityQuery EntityQueryComparator EntityQueryComparatorMode EntityQueryComparatorsBuilder
      EntityQueryProperties EntityQueryPropertiesBuilder EntityQueryProperty EntityQueryPropertyDeclaration
      EntityQuerySort EntityQuerySortableByProperty EntityQuerySortingOptions EntityQuerySortingOptionsBuilder
      EntityStringQuery EntityURLRepresentation EnumURLRepresentation EnumerableEntityQuery EqualToComparator
      EquatableComparisonOperator FileEntity FileEntityIdentifier FocusFilterAppContext
      FocusFilterSuggestionContext ForegroundContinuableIntent GreaterThanComparator
      GreaterThanOrEqualToComparator HasPrefixComparator HasSuffixComparator HasValueComparisonOperator
      IndexedEntity InputConnectionBehavior InstanceDisplayRepresentable IntFromDoubleResolver
      IntFromStringResolver IntResolver IntentAuthenticationPolicy IntentChoiceOption IntentCollectionSize
      IntentCurrencyAmount IntentDeprecation IntentDescription IntentDialog IntentDonationIdentifier
      IntentDonationManager IntentDonationMatchingPredicate IntentFile IntentItem IntentItemCollection
      IntentItemSection IntentModes IntentParameter IntentParameterContext IntentParameterDependency
      IntentParameterSummary IntentPaymentMethod IntentPerson IntentPrediction IntentPredictionConfiguration
      IntentPredictionsBuilder IntentProjection IntentResult IntentResultContainer IntentSystemContext
      IntentURLRepresentation IntentValueQuery IntentWidgetFamily IsBetweenComparator LessThanComparator
      LessThanOrEqualToComparator LiveActivityIntent LiveActivityStartingIntent NegativeAppShortcutPhrase
      NegativeAppShortcutPhrases NotEqualToComparator OneOfComparisonOperator OpenIntent OpenURLIntent OpensIntent
      ParameterSummary ParameterSummaryBuilder ParameterSummaryCaseBuilder ParameterSummaryCaseCondition
      ParameterSummaryDefaultCaseCondition ParameterSummaryString ParameterSummarySwitchCondition
      ParameterSummaryTupleCaseCondition ParameterSummaryWhenCondition PauseWorkoutIntent PersistentlyIdentifiable
      PlayVideoIntent PredictableIntent ProgressReportingIntent ProvidesDialog PushToTalkTransmissionIntent
      RangeCheckingResolver RangeComparableProperty RelevantContext RelevantIntent RelevantIntentManager Resolver
      ResolverSpecification ResolverSpecificationBuilder ResultsCollection ResumeWorkoutIntent ReturnsValue
      SearchCriteria SetFocusFilterIntent SetFocusFilterIntentError SetValueIntent ShortcutTileColor ShortcutsLink
      ShortcutsLinkStyle ShortcutsUIButton ShowInAppSearchResultsIntent ShowsSnippetIntent ShowsSnippetView
      SiriTipUIView SiriTipView SiriTipViewStyle SnippetIntent StartDiveIntent StartWorkoutIntent
      StaticDisplayRepresentable StringComparisonOperator StringFromDoubleResolver StringFromIntResolver
      StringSearchCriteria StringSearchCriteriaFromStringResolverSpecificification StringSearchScope SystemIntent
      TargetContentProvidingIntent TransientAppEntity TupleIntentPrediction TypeDisplayRepresentable
      TypeDisplayRepresentation URLFromStringResolver URLRepresentableEntity URLRepresentableEnum
      URLRepresentableIntent UndoableIntent UniqueAppEntity UniqueAppEntityProvider UniqueAppEntityQuery
      VideoCategory WidgetConfigurationIntent
    AppMigrationKit: AppMigrationExtension AppMigrationTester MigrationAppIdentifier MigrationDataContainer
      MigrationDefaultSupportedOptions MigrationPlatform MigrationRequest MigrationRequestWithOptions
      MigrationStatus ResourcesArchiver ResourcesExporting ResourcesExportingWithOptions ResourcesImportRequest
      ResourcesImporting
    AppTrackingTransparency: ATTrackingManager ATTrackingManagerAuthorizationStatus
    AppleArchive: AEAContextTraits ArchiveByteStream ArchiveByteStreamProtocol ArchiveCompression
      ArchiveEncryptionContext ArchiveError ArchiveFlags ArchiveHash ArchiveHeader ArchiveStream
      ArchiveStreamProtocol
    AssetsLibrary: ALAsset ALAssetOrientation ALAssetRepresentation ALAssetsFilter ALAssetsGroup
      ALAssetsGroupEnumerationResultsBlock ALAssetsGroupType ALAssetsLibrary ALAssetsLibraryAccessFailureBlock
      ALAssetsLibraryAssetForURLResultBlock ALAssetsLibraryGroupResultBlock
      ALAssetsLibraryGroupsEnumerationResultsBlock ALAssetsLibraryWriteImageCompletionBlock
      ALAssetsLibraryWriteVideoCompletionBlock ALAuthorizationStatus
    Assignables: AnonymousUserIdentity AnyUserIdentity Assignable AssignableDocument
      AssignableDocumentConfiguration AssignableDocumentElement AssignableDocumentView AssignedWorkDocument
      AssignedWorkDocumentConfiguration AssignedWorkDocumentElement AssignedWorkDocumentView
      BasicDocumentElementID DocumentElement DocumentElementID DocumentThumbnail MergeableDocument
      MergeableDocumentPage MergeablePartData MergeablePartsContainer MergeablePartsContainerPartID
      StringUserIdentity UserIdentity UserIdentityFactory UserIdentityTypeRegistry
    AudioAccessoryKit: AccessoryControlDevice
    AuthenticationServices: ASCOSEAlgorithmIdentifier ASCOSEEllipticCurveIdentifier AuthorizationController
      CredentialDataManager SignInWithAppleButton WebAuthenticationSession
    AutomaticAssessmentConfiguration: AEAssessmentApplication AEAssessmentConfiguration AEAssessmentError
      AEAssessmentErrorCode AEAssessmentParticipantConfiguration AEAssessmentSession AEAssessmentSessionDelegate
      AEAutocorrectMode
    BackgroundAssets: BAAppExtensionInfo BAContentRequest BADownload BADownloadManager BADownloadManagerDelegate
      BADownloadState BADownloaderExtension BADownloaderExtensionConfiguration BAErrorCode BAURLDownload
      ManagedBackgroundAssetsError ManagedDownloaderExtension
    BackgroundTasks: BGAppRefreshTask BGAppRefreshTaskRequest BGContinuedProcessingTask
      BGContinuedProcessingTaskRequest BGHealthResearchTask BGHealthResearchTaskRequest BGProcessingTask
      BGProcessingTaskRequest BGTask BGTaskRequest BGTaskScheduler
    BrowserKit: BEAvailability
    BusinessChat: BCChatAction BCChatButton BCChatButtonStyle
    CallKit: CXAction CXAnswerCallAction CXCall CXCallAction CXCallController CXCallDirectoryExtensionContext
      CXCallDirectoryExtensionContextDelegate CXCallDirectoryManager CXCallDirectoryPhoneNumber
      CXCallDirectoryProvider CXCallEndedReason CXCallObserver CXCallObserverDelegate CXCallUpdate CXEndCallAction
      CXError CXErrorCodeCallDirectoryManagerError CXErrorCodeIncomingCallError
      CXErrorCodeNotificationServiceExtensionError CXErrorCodeRequestTransactionError CXHandle
      CXPlayDTMFCallAction CXProvider CXProviderConfiguration CXProviderDelegate CXSetGroupCallAction
      CXSetHeldCallAction CXSetMutedCallAction CXSetTranslatingCallAction CXStartCallAction CXTransaction
      CXTranslationEngine
    CarKey: ActionIdentifier CarKeyErrorCode CarKeyRemoteControl CarKeyRemoteControlSession
      CarKeyRemoteControlSessionDelegate ExecutionStatus FunctionIdentifier FunctionStatus
      RemoteKeylessEntryAction RemoteKeylessEntryConfigurableEnduringAction RemoteKeylessEntryEnduringAction
      VehicleReport
    CarPlay: CPActionSheetTemplate CPAlertAction CPAlertActionHandler CPAlertTemplate CPApplicationDelegate
      CPAssistantCellActionType CPAssistantCellConfiguration CPBarButton CPBarButtonHandler CPBarButtonProviding
      CPBarButtonStyle CPButton CPContact CPContactCallButton CPContactDirectionsButton CPContactMessageButton
      CPContactTemplate CPContentStyle CPDashboardButton CPDashboardController CPGridButton CPGridTemplate
      CPImageSet CPInformationItem CPInformationRatingItem CPInformationTemplate CPInformationTemplateLayout
      CPInstrumentClusterController CPInstrumentClusterControllerDelegate CPInstrumentClusterSetting
      CPInterfaceController CPInterfaceControllerDelegate CPJunctionType CPLane CPLaneGuidance CPLaneStatus
      CPLimitableUserInterface CPListImageRowItem CPListImageRowItemCardElement CPListImageRowItemCondensedElement
      CPListImageRowItemElement CPListImageRowItemGridElement CPListImageRowItemImageGridElement
      CPListImageRowItemRowElement CPListItem CPListItemAccessoryType CPListItemPlayingIndicatorLocation
      CPListSection CPListTemplate CPListTemplateDelegate CPListTemplateItem CPManeuver CPManeuverDisplayStyle
      CPManeuverState CPManeuverType CPMapButton CPMapTemplate CPMapTemplateDelegate CPMessageComposeBarButton
      CPMessageGridItemConfiguration CPMessageLeadingItem CPMessageListItem CPMessageListItemLeadingConfiguration
      CPMessageListItemTrailingConfiguration CPMessageTrailingItem CPNavigationAlert CPNavigationSession
      CPNowPlayingAddToLibraryButton CPNowPlayingButton CPNowPlayingImageButton CPNowPlayingMode
      CPNowPlayingModeSports CPNowPlayingMoreButton CPNowPlayingPlaybackRateButton CPNowPlayingRepeatButton
      CPNowPlayingShuffleButton CPNowPlayingSportsClock CPNowPlayingSportsEventStatus CPNowPlayingSportsTeam
      CPNowPlayingSportsTeamLogo CPNowPlayingTemplate CPNowPlayingTemplateObserver CPPointOfInterest
      CPPointOfInterestTemplate CPPointOfInterestTemplateDelegate CPRouteChoice CPRouteInformation
      CPSearchTemplate CPSearchTemplateDelegate CPSelectableListItem CPSessionConfiguration
      CPSessionConfigurationDelegate CPTabBarTemplate CPTabBarTemplateDelegate CPTemplate
      CPTemplateApplicationDashboardScene CPTemplateApplicationDashboardSceneDelegate
      CPTemplateApplicationInstrumentClusterScene CPTemplateApplicationInstrumentClusterSceneDelegate
      CPTemplateApplicationScene CPTemplateApplicationSceneDelegate CPTextButton CPTextButtonStyle
      CPTimeRemainingColor CPTrafficSide CPTravelEstimates CPTrip CPTripEstimateStyle
      CPTripPreviewTextConfiguration CPVoiceControlState CPVoiceControlTemplate CPWindow
    Charts: AnnotationContext AnnotationOverflowResolution AnnotationPosition AnyAxisContent AnyAxisMark
      AnyChartContent AnyChartSymbolShape AreaMark AreaPlot AutomaticScaleDomain AxisContent AxisContentBuilder
      AxisGridLine AxisMark AxisMarkBuilder AxisMarkPosition AxisMarkPreset AxisMarkValues AxisMarks AxisTick
      AxisValue AxisValueLabel AxisValueLabelCollisionResolution AxisValueLabelOrientation BarMark BarPlot
      BasicChart3DSurfaceStyle BasicChart3DSymbolShape BasicChartSymbolShape BuilderConditional Chart3D
      Chart3DCameraProjection Chart3DContent Chart3DContentBuilder Chart3DPose Chart3DRenderingStyle
      Chart3DSurfaceStyle Chart3DSymbolShape ChartAxisContent ChartBinRange ChartContent ChartContentBuilder
      ChartPlotContent ChartProxy ChartScrollTargetBehavior ChartScrollTargetBehaviorContext ChartSymbolShape
      DateBins FunctionAreaPlotContent FunctionLinePlotContent InterpolationMethod LineMark LinePlot
      MajorValueAlignment MarkDimension MarkDimensions MarkStackingMethod NumberBins Plot PlotDimensionScaleRange
      Plottable PlottableProjection PlottableValue PointMark PointPlot PositionScaleRange
      PrimitivePlottableProtocol RectangleMark RectanglePlot RuleMark RulePlot ScaleDomain ScaleRange ScaleType
      SectorMark SectorPlot SurfacePlot ValueAlignedChartScrollTargetBehavior ValueAlignedLimitBehavior
      VectorizedAreaPlotContent VectorizedBarPlotContent VectorizedChartContent VectorizedLinePlotContent
      VectorizedPointPlotContent VectorizedRectanglePlotContent VectorizedRulePlotContent
      VectorizedSectorPlotContent
    ClassKit: CLSActivity CLSActivityItem CLSBinaryItem CLSBinaryValueType CLSContext CLSContextProvider
      CLSContextTopic CLSContextType CLSDataStore CLSDataStoreDelegate CLSError CLSErrorCode CLSErrorUserInfoKey
      CLSObject CLSPredicateKeyPath CLSProgressReportingCapability CLSProgressReportingCapabilityKind
      CLSQuantityItem CLSScoreItem
    ClockKit: CLKComplicationAppIntentWidgetMigrationConfiguration CLKComplicationColumnAlignment
      CLKComplicationFamily CLKComplicationPrivacyBehavior CLKComplicationRingStyle
      CLKComplicationTimeTravelDirections CLKComplicationTimelineAnimationBehavior CLKFullColorImageProvider
      CLKGaugeProvider CLKGaugeProviderStyle CLKRelativeDateStyle CLKWatchFaceLibrary CLKWatchFaceLibraryErrorCode
    Combine: AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher CombineIdentifier
      ConnectablePublisher CurrentValueSubject CustomCombineIdentifierConvertible Future ImmediateScheduler
      ObservableObject ObservableObjectPublisher PassthroughSubject Published Publishers
      SchedulerTimeIntervalConvertible Subscriber Subscribers TopLevelDecoder TopLevelEncoder
    Compression: FilterError FilterOperation InputFilter OutputFilter
    ContactProvider: ContactItem ContactItemChangeObserver ContactItemContentObserver ContactItemEnumerating
      ContactItemEnumerator ContactItemPage ContactItemSyncAnchor ContactProviderDomain ContactProviderError
      ContactProviderExtension ContactProviderManager DefaultContactProviderDomain
    ContactsUI: ContactAccessButton
    CoreAudio: AudioClassID AudioDeviceID AudioDeviceIOBlock AudioDeviceIOProc AudioDeviceIOProcID
      AudioDevicePropertyID AudioDevicePropertyListenerProc AudioHardwareDirection AudioHardwareIOProcStreamUsage
      AudioHardwarePowerHint AudioHardwarePropertyID AudioHardwarePropertyListenerProc
      AudioLevelControlTransferFunction AudioObjectID AudioObjectPropertyAddress AudioObjectPropertyElement
      AudioObjectPropertyListenerBlock AudioObjectPropertyListenerProc AudioObjectPropertyScope
      AudioObjectPropertySelector AudioStreamID AudioStreamPropertyListenerProc AudioStreamRangedDescription
      ManagedAudioChannelLayout
    CoreBluetooth: CBATTError CBATTRequest CBL2CAPChannel CBL2CAPPSM CBUUID
    CoreHaptics: CHHapticAdvancedPatternPlayer CHHapticAdvancedPatternPlayerCompletionHandler
      CHHapticAudioResourceID CHHapticAudioResourceKey CHHapticDeviceCapability CHHapticDynamicParameter
      CHHapticEngine CHHapticError CHHapticErrorCode CHHapticEvent CHHapticEventParameter
      CHHapticParameterAttributes CHHapticParameterCurve CHHapticPattern CHHapticPatternPlayer
    CoreImage: CICMYKHalftone CIKMeans CIPDF417BarcodeGenerator CIPDF417CodeDescriptor CIQRCodeDescriptor
      CIQRCodeErrorCorrectionLevel CIQRCodeFeature CIQRCodeGenerator CIRAWDecoderVersion CIRAWFilter
      CIRAWFilterOption CISRGBToneCurveToLinear CIXRay
    CoreLocationUI: LocationButton
    CoreML: MLCPUComputeDevice MLGPUComputeDevice
    CoreNFC: CardSession EncryptionId NFCFeliCaEncryptionId NFCFeliCaPollingRequestCode NFCFeliCaPollingResponse
      NFCFeliCaPollingTimeSlot NFCFeliCaRequestSpecificationVersionResponse NFCFeliCaRequsetServiceV2Response
      NFCFeliCaStatusFlag NFCFeliCaTag NFCISO15693CustomCommandConfiguration
      NFCISO15693MultipleBlockSecurityStatus NFCISO15693ReadMultipleBlocksConfiguration NFCISO15693RequestFlag
      NFCISO15693ResponseFlag NFCISO15693SystemInfo NFCISO15693Tag NFCISO7816APDU NFCISO7816ResponseAPDU
      NFCISO7816Tag NFCMiFareFamily NFCMiFareTag NFCNDEFMessage NFCNDEFPayload NFCNDEFReaderSession
      NFCNDEFReaderSessionDelegate NFCNDEFStatus NFCNDEFTag NFCPaymentTagReaderSession
      NFCPresentmentIntentAssertion NFCReaderError NFCReaderSession NFCReaderSessionProtocol NFCTag
      NFCTagCommandConfiguration NFCTagReaderSession NFCTagReaderSessionDelegate NFCTypeNameFormat
      NFCVASCommandConfiguration NFCVASReaderSession NFCVASReaderSessionDelegate NFCVASResponse
      NFCWindowSceneDelegate NFCWindowSceneEvent PollingRequestCode PollingTimeSlot RequestFlag VASErrorCode
      VASMode
    CoreSpotlight: CSCustomAttributeKey CSImportExtension CSIndexError CSIndexExtensionRequestHandler
      CSLocalizedString CSPerson CSSearchQuery CSSearchQueryContext CSSearchQueryError CSSearchQuerySourceOptions
      CSSearchableIndex CSSearchableIndexDelegate CSSearchableItem CSSearchableItemAttributeSet CSSuggestion
      CSSuggestionKind CSUserQuery CSUserQueryContext
    CoreTelephony: CellularDataRestrictionDidUpdateNotifier
    CoreTransferable: CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation
      ReceivedTransferredFile SentTransferredFile TransferRepresentation TransferRepresentationBuilder
      TransferRepresentationVisibility Transferable TupleTransferRepresentation
    CryptoKit: ChaChaPoly CorecryptoCurveType CryptoKitASN1Error CryptoKitError CryptoKitMetaError Curve25519
      DiffieHellmanKeyAgreement Digest HKDF HMAC HPKE HPKEDiffieHellmanPrivateKey
      HPKEDiffieHellmanPrivateKeyGeneration HPKEDiffieHellmanPublicKey HPKEKEMPrivateKey
      HPKEKEMPrivateKeyGeneration HPKEKEMPublicKey HPKEPublicKeySerialization HashFunction
      HashedAuthenticationCode Insecure KEMPrivateKey KEMPublicKey MLDSA65 MLDSA87 MLKEM1024 MLKEM768
      MessageAuthenticationCode P256 P384 P521 SHA256 SHA256Digest SHA384 SHA384Digest SHA512 SHA512Digest
      SecureEnclave SharedSecret SymmetricKey SymmetricKeySize XWingMLKEM768X25519
    CryptoTokenKit: TKBERTLVRecord TKCompactTLVRecord TKError TKErrorCode TKSimpleTLVRecord TKSmartCard
      TKSmartCardATR TKSmartCardPINFormat TKSmartCardProtocol TKSmartCardSlot TKSmartCardSlotManager
      TKSmartCardSlotNFCSession TKSmartCardToken TKSmartCardTokenDriver TKSmartCardTokenDriverDelegate
      TKSmartCardTokenRegistrationManager TKSmartCardTokenSession TKSmartCardUserInteraction
      TKSmartCardUserInteractionDelegate TKSmartCardUserInteractionForPINOperation
      TKSmartCardUserInteractionForSecurePINChange TKSmartCardUserInteractionForSecurePINVerification TKTLVRecord
      TKTLVTag TKToken TKTokenAuthOperation TKTokenDelegate TKTokenDriver TKTokenDriverDelegate
      TKTokenKeyAlgorithm TKTokenKeyExchangeParameters TKTokenKeychainCertificate TKTokenKeychainContents
      TKTokenKeychainItem TKTokenKeychainKey TKTokenOperation TKTokenOperationConstraint
      TKTokenPasswordAuthOperation TKTokenSession TKTokenSessionDelegate TKTokenSmartCardPINAuthOperation
      TKTokenWatcher
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
    SafariServices: SSReadingList SSReadingListError
    SafetyKit: SAAuthorizationStatus SACrashDetectionDelegate SACrashDetectionEvent SACrashDetectionEventResponse
      SACrashDetectionManager SAEmergencyResponseDelegate SAEmergencyResponseManager
      SAEmergencyResponseManagerVoiceCallStatus SAError SAErrorCode
    ScreenTime: STScreenTimeConfiguration STScreenTimeConfigurationObserver STWebHistory STWebpageController
    SecureElementCredential: CardEmulationOptions CredentialSession CredentialSessionWindowSceneDelegate
      CredentialSessionWindowSceneEvent CredentialTransaction
    SensorKit: SRAbsoluteTime SRAcousticSettings SRAmbientLightSample SRAudioLevel SRAuthorizationStatus
      SRDeletionReason SRDeletionRecord SRDevice SRDeviceUsageReport SRElectrocardiogramData
      SRElectrocardiogramSample SRElectrocardiogramSession SRError SRErrorCode SRFaceMetrics
      SRFaceMetricsExpression SRFetchRequest SRFetchResult SRKeyboardMetrics SRMediaEvent SRMediaEventType
      SRMessagesUsageReport SRPhoneUsageReport SRPhotoplethysmogramAccelerometerSample
      SRPhotoplethysmogramOpticalSample SRPhotoplethysmogramSample SRSensor SRSensorReader SRSensorReaderDelegate
      SRSleepSession SRSpeechExpression SRSpeechMetrics SRSupplementalCategory SRTextInputSession SRVisit
      SRWristDetection SRWristTemperature SRWristTemperatureSession
    ServicesAccountLinking: RegistrationError ResellerAccount
    SharedWithYou: SWAttributionView SWAttributionViewBackgroundStyle SWAttributionViewDisplayContext
      SWAttributionViewHorizontalAlignment SWCollaborationHighlight SWCollaborationView
      SWCollaborationViewDelegate SWHighlight SWHighlightCenter SWHighlightCenterDelegate
      SWHighlightCenterErrorCode SWHighlightChangeEvent SWHighlightChangeEventTrigger SWHighlightEvent
      SWHighlightMembershipEvent SWHighlightMembershipEventTrigger SWHighlightMentionEvent
      SWHighlightPersistenceEvent SWHighlightPersistenceEventTrigger SWRemoveParticipantAlertController
    SharedWithYouCore: SWAction SWCollaborationActionHandler SWCollaborationCoordinator SWCollaborationIdentifier
      SWCollaborationMetadata SWCollaborationOption SWCollaborationOptionsGroup SWCollaborationOptionsPickerGroup
      SWCollaborationShareOptions SWLocalCollaborationIdentifier SWPerson SWStartCollaborationAction
      SWUpdateCollaborationParticipantsAction
    ShazamKit: SHCatalog SHCustomCatalog SHError SHLibrary SHManagedSession SHMatch SHMatchedMediaItem SHMediaItem
      SHMediaItemProperty SHMediaLibrary SHSession SHSessionDelegate SHSignature SHSignatureGenerator
    Social: SLComposeServiceViewController SLComposeSheetConfigurationItem
      SLComposeSheetConfigurationItemTapHandler SLComposeViewController SLComposeViewControllerCompletionHandler
      SLComposeViewControllerResult SLRequest SLRequestHandler SLRequestMethod
    SoundAnalysis: SNAudioFileAnalyzer SNAudioStreamAnalyzer SNClassification SNClassificationResult
      SNClassifierIdentifier SNClassifySoundRequest SNError SNErrorCode SNRequest SNResult SNResultsObserving
      SNTimeDurationConstraint SNTimeDurationConstraintType
    Spatial: AffineTransform3D AffineTransform3DFloat Angle2D Angle2DFloat Axis3D AxisWithFactors
      AxisWithFactorsFloat ClampableWithinRectProtocol CoordinateSpace3D CoordinateSpace3DFloat
      CoordinateSpaceValue3D Dimension3DSet EulerAngles EulerAnglesFloat Point3D Point3DFloat Pose3D Pose3DFloat
      Primitive3D Primitive3DProtocol ProjectiveTransform3D ProjectiveTransform3DFloat ProjectiveTransformable3D
      ProjectiveTransformable3DFloat Ray3D Ray3DFloat Rect3D Rect3DFloat Rotatable3D Rotatable3DProtocol
      Rotation3D Rotation3DFloat RotationAxis3D RotationAxis3DFloat Scalable3D Scalable3DProtocol ScaledPose3D
      ScaledPose3DFloat Shearable3D Shearable3DProtocol Size3D Size3DFloat SpatialTypeProtocol
      SphericalCoordinates3D SphericalCoordinates3DFloat Transform3DProtocol Translatable3D Translatable3DProtocol
      Vector3D Vector3DFloat Volumetric VolumetricProtocol WorldReferenceCoordinateSpace
    Speech: AnalysisContext AnalyzerInput AssetInstallationRequest AssetInventory DataInsertable
      DictationTranscriber LocaleDependentSpeechModule SpeechAnalyzer SpeechDetector SpeechModels SpeechModule
      SpeechModuleResult SpeechTranscriber TemplateInsertable
    StoreKit: AdvancedCommerceProduct AppStore AppStoreMerchandisingKind AppTransaction
      AutomaticProductPlaceholderIcon AutomaticProductViewStyle AutomaticSubscriptionOfferViewStyle
      AutomaticSubscriptionOptionGroupLabel AutomaticSubscriptionOptionGroupStyle
      AutomaticSubscriptionStoreControlPlacement AutomaticSubscriptionStoreControlStyle
      AutomaticSubscriptionStoreMarketingContent AutomaticSubscriptionStorePickerOptionLabel
      ButtonsSubscriptionStoreControlStyle CompactPickerSubscriptionStoreControlStyle CompactProductViewStyle
      CompactSubscriptionOfferViewStyle DisplayMessageAction EntitlementTaskState ExternalLinkAccount
      ExternalPurchase ExternalPurchaseCustomLink ExternalPurchaseLink IdentifiedStoreContent InvalidRequestError
      LargeProductViewStyle LinksSubscriptionOptionGroupStyle PagedPickerSubscriptionStoreControlStyle
      PagedProminentPickerSubscriptionStoreControlStyle PaymentMethodBinding PickerSubscriptionStoreControlStyle
      ProductIconPhase ProductView ProductViewStyle ProductViewStyleConfiguration
      ProminentPickerSubscriptionStoreControlStyle PurchaseAction PurchaseIntent RegularProductViewStyle
      RequestReviewAction SKANError StoreButtonKind StoreContent StoreContentBuilder StoreDownloaderExtension
      StoreKitError StoreView Storefront SubscriptionInfo SubscriptionOfferView SubscriptionOfferViewButtonKind
      SubscriptionOfferViewStyle SubscriptionOfferViewStyleConfiguration SubscriptionOptionGroup
      SubscriptionOptionGroupSet SubscriptionOptionGroupStyle SubscriptionOptionGroupStyleOutput
      SubscriptionOptionSection SubscriptionPeriod SubscriptionPeriodGroupSet SubscriptionRenewalInfo
      SubscriptionRenewalState SubscriptionStatus SubscriptionStoreButton SubscriptionStoreButtonLabel
      SubscriptionStoreContentView SubscriptionStoreControlBackground SubscriptionStoreControlPlacement
      SubscriptionStoreControlPlacementKey SubscriptionStoreControlStyle
      SubscriptionStoreControlStyleConfiguration SubscriptionStorePicker SubscriptionStorePickerOption
      SubscriptionStorePolicyKind SubscriptionStoreView TabsSubscriptionOptionGroupStyle TupleStoreContent
      VerificationResult
    SwiftData: BackingData DataStore DataStoreBatchDeleteRequest DataStoreBatching DataStoreConfiguration
      DataStoreError DataStoreFetchRequest DataStoreFetchResult DataStoreSaveChangesRequest
      DataStoreSaveChangesResult DataStoreSnapshot DataStoreSnapshotCodingKey DataStoreSnapshotValue
      DefaultHistoryDelete DefaultHistoryInsert DefaultHistoryToken DefaultHistoryTransaction DefaultHistoryUpdate
      DefaultSerialModelExecutor DefaultSnapshot DefaultStore EditingState FetchDescriptor FetchResultsCollection
      HistoryChange HistoryDelete HistoryDescriptor HistoryInsert HistoryProviding HistoryToken HistoryTombstone
      HistoryTransaction HistoryUpdate MigrationStage ModelActor ModelConfiguration ModelContainer ModelContext
      ModelDocument ModelExecutor PersistentIdentifier PersistentModel RelationshipCollection SchemaMigrationPlan
      SchemaProperty SerialModelExecutor SwiftDataError VersionedSchema
    SwiftUI: AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityActionKind
      AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
      AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState
      AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityQuickActionOutlineStyle
      AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle AccessibilityRotorContent
      AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies
      AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction
      AccessoryBarActionButtonStyle AccessoryBarButtonStyle AccessoryCircularCapacityGaugeStyle
      AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle ActionSheet
      AdaptableTabBarPlacement Alert Alignment Alignment3D AlignmentID AlternatingRowBackgroundBehavior Anchor
      Angle AngularGradient Animatable AnimatableModifier AnimatablePair AnimatableValues Animation
      AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey AnimationTimelineSchedule
      AnyCompositorContent AnyGesture AnyGradient AnyLayout AnyScrollTargetBehavior AnyShape AnyShapeStyle
      AnyTabContent AnyTransition AnyView App AppStorage AssistiveAccess AsymmetricTransition AsyncImage
      AsyncImagePhase AttributedTextFormatting AttributedTextFormattingDefinition AttributedTextSelection
      AttributedTextValueConstraint AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle
      AutomaticHoverEffect AutomaticLabeledContentStyle AutomaticMenuBarExtraStyle
      AutomaticNavigationSplitViewStyle AutomaticNavigationTransition AutomaticPresentationSizing
      AutomaticTableStyle AutomaticTextEditorStyle Axis BackgroundProminence BackgroundStyle BackgroundTask
      BadgeProminence BalancedNavigationSplitViewStyle Bindable Binding BlendMode BlurReplaceTransition
      BorderedButtonMenuStyle BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle
      BorderedTableStyle BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle
      BorderlessPullDownMenuButtonStyle BreakthroughEffect Button ButtonBorderShape ButtonMenuStyle
      ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas
      Capsule CardButtonStyle CarouselListStyle CarouselTabViewStyle CheckboxToggleStyle Circle CircularGaugeStyle
      CircularProgressViewStyle Color ColorMatrix ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast
      ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands
      CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle CompositorContent
      CompositorContentBuilder ConcentricRectangle ContainerBackgroundPlacement ContainerRelativeShape
      ContainerValueKey ContainerValues ContentHoverEffect ContentMarginPlacement ContentMode ContentShapeKinds
      ContentSizeCategory ContentToolbarPlacement ContentTransition ContentUnavailableView ContextMenu
      ControlActiveState ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize ControlWidget
      ControlWidgetConfiguration ControlWidgetConfigurationBuilder ControlWidgetTemplate
      ControlWidgetTemplateBuilder CoordinateSpace CoordinateSpaceProtocol CubicKeyframe CustomAnimation
      CustomHoverEffect CustomPresentationDetent CustomizableToolbarContent DatePicker DatePickerComponents
      DatePickerStyle DatePickerStyleConfiguration DebugReplaceableView DefaultButtonLabel DefaultButtonStyle
      DefaultDatePickerStyle DefaultDateProgressLabel DefaultDocumentGroupLaunchActions
      DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle
      DefaultLabelStyle DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle DefaultNavigationViewStyle
      DefaultPickerStyle DefaultProgressViewStyle DefaultSettingsLinkLabel DefaultShareLinkLabel DefaultTabLabel
      DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle
      DefaultWindowToolbarStyle DepthAlignmentID DialogSeverity DigitalCrownEvent
      DigitalCrownRotationalSensitivity DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
      DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior
      DismissImmersiveSpaceAction DismissSearchAction DismissWindowAction Divider DocumentBaseBox
      DocumentConfiguration DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView
      DoubleColumnNavigationViewStyle DragConfiguration DragDropPreviewsFormation DragGesture DragSession
      DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession DynamicProperty
      DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton EditMode
      EditableCollectionContent Ellipse EllipticalGradient EllipticalListStyle EmptyAnimatableData EmptyCommands
      EmptyControlWidgetConfiguration EmptyControlWidgetTemplate EmptyHoverEffect
      EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyTableRowContent EmptyView EmptyVisualEffect
      EmptyWidgetConfiguration EnabledTextSelectability Environment EnvironmentKey EnvironmentObject
      EnvironmentValues EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule
      ExclusiveGesture ExpandedWindowToolbarStyle ExplicitTimelineSchedule FetchRequest FetchedResults
      FieldDatePickerStyle FileDialogBrowserOptions FileDocument FileDocumentConfiguration
      FileDocumentReadConfiguration FileDocumentWriteConfiguration FillShapeStyle FillShapeView FillStyle
      FindContext FittedPresentationSizing FixedTextVariant FocusInteractions FocusState FocusedBinding
      FocusedObject FocusedValue FocusedValueKey FocusedValues Font ForEach ForEachSectionCollection
      ForEachSubviewCollection ForegroundStyle Form FormPresentationSizing FormStyle FormStyleConfiguration Gauge
      GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryProxyCoordinateSpace3D
      GeometryReader Gesture GestureMask GestureState GestureStateGesture Glass GlassButtonStyle
      GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace Gradient
      GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle
      GroupBoxStyleConfiguration GroupElementsOfContent GroupHoverEffect GroupSectionsOfContent GroupedFormStyle
      GroupedListStyle HSplitView HStack HStackLayout HandGestureShortcut HelpLink HiddenTitleBarWindowStyle
      HierarchicalShapeStyle HierarchicalShapeStyleModifier HighlightHoverEffect HorizontalAlignment
      HorizontalDirection HorizontalEdge HoverEffect HoverEffectPhaseOverride HoverPhase IconOnlyLabelStyle
      IdentityTransition Image ImagePaint ImageRenderer ImmersiveEnvironmentBehavior ImmersiveSpace
      ImmersiveSpaceContent ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent ImportFromDevicesCommands
      IndexViewStyle IndexedIdentifierCollection InlinePickerStyle InsetGroupedListStyle InsetListStyle
      InsetTableStyle InsettableShape InspectorCommands InterfaceOrientation ItemProviderTableRowModifier
      KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent
      KeyframeTrackContentBuilder KeyframesBuilder Label LabelStyle LabelStyleConfiguration LabeledContent
      LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent
      LabeledToolbarItemGroupContent Layout LayoutDirection LayoutDirectionBehavior LayoutProperties
      LayoutRotationUnaryLayout LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid
      LazyVStack LegibilityWeight LiftHoverEffect LimitedAvailabilityConfiguration LinearCapacityGaugeStyle
      LinearGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle
      List ListItemTint ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture
      MagnificationGesture MagnifyGesture Manipulable ManipulableModifier ManipulableResponderModifier
      ManipulableTransformBindingModifier ManipulationGeometryModifier ManipulationGestureModifier
      ManipulationUsingGestureStateModifier MatchedGeometryProperties MatchedTransitionSourceConfiguration
      Material MaterialActiveAppearance Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton
      MenuButtonStyle MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration
      MeshGradient ModifiedContent MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker
      NamedCoordinateSpace Namespace NavigationBarItem NavigationControlGroupStyle NavigationLink
      NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewColumn
      NavigationSplitViewStyle NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack
      NavigationTransition NavigationView NavigationViewStyle NewDocumentAction NewDocumentButton ObservedObject
      OffsetShape OffsetTransition OnInsertTableRowModifier OpacityTransition OpenDocumentAction
      OpenImmersiveSpaceAction OpenURLAction OpenWindowAction OrnamentAttachmentAnchor OrnamentHoverContentEffect
      OrnamentHoverEffect OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PagePresentationSizing
      PageTabViewStyle PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle
      PaletteSelectionEffect PasteButton Path PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction
      PencilSqueezeGesturePhase PencilSqueezeGestureValue PeriodicTimelineSchedule PhaseAnimator Picker
      PickerStyle PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle
      PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle PopUpButtonPickerStyle
      PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationAdaptation
      PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode
      PresentationSizing PresentationSizingContext PresentationSizingRoot PresentedWindowContent PreviewContext
      PreviewContextKey PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent PreviewPlatform
      PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
      ProgressViewStyleConfiguration ProgressiveImmersionAspectRatio ProjectionTransform Prominence
      ProminentDetailNavigationSplitViewStyle ProposedViewSize PullDownButton PullDownMenuBarExtraStyle
      PullDownMenuButtonStyle PushTransition RadialGradient RadioGroupPickerStyle Rectangle RectangleCornerInsets
      RectangleCornerRadii RedactionReasons ReferenceFileDocument ReferenceFileDocumentConfiguration RefreshAction
      RemoteDeviceIdentifier RemoteImmersiveSpace RenameAction RenameButton ResetFocusAction RotateGesture
      RotatedShape RotationGesture RoundedBorderTextEditorStyle RoundedBorderTextFieldStyle RoundedCornerStyle
      RoundedRectangle RoundedRectangularShape RoundedRectangularShapeCorners SafeAreaRegions ScaleTransition
      ScaledMetric ScaledShape Scene SceneBuilder ScenePadding ScenePhase SceneRestorationBehavior SceneStorage
      ScrollAnchorRole ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior ScrollDismissesKeyboardMode
      ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind
      ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior
      ScrollTargetBehaviorContext ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext
      ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader
      SearchFieldPlacement SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
      SearchToolbarBehavior SearchUnavailableContent Section SectionCollection SectionConfiguration
      SectionedFetchRequest SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle
      SensoryFeedback SeparatorShapeStyle SequenceGesture Settings SettingsLink Shader ShaderFunction
      ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview
      SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize SimultaneousGesture
      SizeDependentTextVariant SlideTransition Slider SliderTick SliderTickBuilder SliderTickContent
      SliderTickContentForEach SnapshotData SnapshotResponse Spacer SpacerSizing SpatialContainer
      SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior
      SquareBorderTextFieldStyle StackNavigationViewStyle State StateObject Stepper StepperFieldDatePickerStyle
      StrokeBorderShapeView StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers SubscriptionView Subview
      SubviewsCollection SubviewsCollectionSlice SurfaceSnappingInfo SwitchToggleStyle SymbolColorRenderingMode
      SymbolEffectTransition SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle
      TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
      TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabView
      TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn TableColumnAlignment
      TableColumnBuilder TableColumnContent TableColumnCustomization TableColumnCustomizationBehavior
      TableColumnForEach TableForEachContent TableHeaderRowContent TableOutlineGroupContent TableRow
      TableRowBuilder TableRowContent TableStyle TableStyleConfiguration TapGesture Text TextAlignment
      TextAttribute TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration TextField
      TextFieldLink TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextInputDictationActivation
      TextInputDictationBehavior TextInputFormattingControlPlacement TextProxy TextRenderer TextSelectability
      TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule
      TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle
      TitleBarWindowStyle TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands
      ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarCustomizationOptions
      ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement
      ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TouchBar TouchBarItemPresence Transaction
      TransactionKey TransformedShape TransitionPhase TransitionProperties TupleSliderTickContent
      TupleTableColumnContent TupleTableRowContent TupleView TypesettingLanguage UIApplicationDelegateAdaptor
      UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions UIViewControllerRepresentable
      UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext UnevenRoundedRectangle
      UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitCurve UnitPoint UserInterfaceSizeClass
      VSplitView VStack VStackLayout VectorArithmetic VerticalAlignment VerticalDirection VerticalEdge
      VerticalPageTabViewStyle View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewDimensions3D
      ViewModifier ViewSpacing ViewThatFits Visibility VisualEffect WheelDatePickerStyle WheelPickerStyle Widget
      WidgetBundle WidgetBundleBuilder WidgetConfiguration Window WindowBackgroundShapeStyle WindowGroup
      WindowManagerRole WindowMenuBarExtraStyle WindowResizability WindowStyle WindowToolbarFullScreenVisibility
      WindowToolbarStyle WorldRecenterPhase WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition
    Symbols: AppearSymbolEffect AutomaticSymbolEffect BounceSymbolEffect ContentTransitionSymbolEffect
      DisappearSymbolEffect DiscreteSymbolEffect DrawOffSymbolEffect DrawOnSymbolEffect IndefiniteSymbolEffect
      PulseSymbolEffect ReplaceSymbolEffect RotateSymbolEffect ScaleSymbolEffect SymbolEffect
      SymbolEffectConfiguration SymbolEffectOptions TransitionSymbolEffect VariableColorSymbolEffect
      WiggleSymbolEffect
    TelephonyMessagingKit: CellularServiceID CellularServiceState MMSContent MMSHandle MMSMessage MMSMessageID
      MMSPartContent MMSService RCSFileTransferMetadata RCSGroupContext RCSHandle RCSMessage RCSMessageID
      RCSService SMSContent SMSHandle SMSMessage SMSMessageID SMSService TelephonyMessagingSession
    TipKit: AnyTip EventPredicateExpression MiniTipViewStyle TipGroup TipKitError TipOption
      TipUICollectionReusableView TipUICollectionViewCell TipUIPopoverViewController TipUIView TipView
      TipViewStyle TipViewStyleConfiguration Tips
    TouchController: TCButton TCButtonDescriptor TCColliderShape TCControl TCControlContents TCControlImage
      TCControlLabel TCControlLayout TCControlLayoutAnchor TCControlLayoutAnchorCoordinateSystem TCDirectionPad
      TCDirectionPadDescriptor TCSwitch TCSwitchDescriptor TCThrottle TCThrottleDescriptor TCThumbstick
      TCThumbstickDescriptor TCTouchController TCTouchControllerDescriptor TCTouchpad TCTouchpadDescriptor
    Translation: LanguageAvailability TranslationError TranslationSession
    TranslationUIProvider: TranslationProviderUIExtensionConfiguration TranslationUIProviderContext
      TranslationUIProviderExtension TranslationUIProviderSelectedTextScene
    Twitter: TWRequest TWRequestHandler TWRequestMethod TWTweetComposeViewController
      TWTweetComposeViewControllerCompletionHandler TWTweetComposeViewControllerResult
    UIKit: AXArrayReturnBlock AXAttributedStringArrayReturnBlock AXAttributedStringReturnBlock AXBoolReturnBlock
      AXContainerTypeReturnBlock AXCustomActionsReturnBlock AXCustomRotorsReturnBlock AXNavigationStyleReturnBlock
      AXObjectReturnBlock AXPathReturnBlock AXPointReturnBlock AXRectReturnBlock AXStringArrayReturnBlock
      AXStringReturnBlock AXTextualContextReturnBlock AXTraitsReturnBlock AXUITextInputReturnBlock
      AXVoidReturnBlock UIHDRHeadroomUsageLimit UINSToolbarItemPresentationSize
    VideoSubscriberAccount: VSAccountAccessStatus VSAccountApplicationProvider VSAccountManager
      VSAccountManagerDelegate VSAccountManagerResult VSAccountMetadata VSAccountMetadataRequest
      VSAccountProviderAuthenticationScheme VSAccountProviderResponse VSAppleSubscription VSCheckAccessOption
      VSError VSOriginatingDeviceCategory VSSubscription VSSubscriptionAccessLevel
      VSSubscriptionRegistrationCenter VSUserAccount VSUserAccountManager VSUserAccountQueryOptions
      VSUserAccountType
    Vision: AnimalBodyPoseObservation BarcodeObservation BarcodeSymbology BoundingBoxProviding
      BoundingRegionProviding CalculateImageAestheticsScoresRequest Chirality ClassificationObservation
      ClassifyImageRequest ComputeStage ContoursObservation CoordinateOrigin CoreMLFeatureValueObservation
      CoreMLModelContainer CoreMLRequest DetectAnimalBodyPoseRequest DetectBarcodesRequest DetectContoursRequest
      DetectDocumentSegmentationRequest DetectFaceCaptureQualityRequest DetectFaceLandmarksRequest
      DetectFaceRectanglesRequest DetectHorizonRequest DetectHumanBodyPose3DRequest DetectHumanBodyPoseRequest
      DetectHumanHandPoseRequest DetectHumanRectanglesRequest DetectLensSmudgeRequest DetectRectanglesRequest
      DetectTextRectanglesRequest DetectTrajectoriesRequest DetectedDocumentObservation DetectedObjectObservation
      DetectorKey DocumentObservation ElementType FaceObservation FeaturePrintObservation
      GenerateAttentionBasedSaliencyImageRequest GenerateForegroundInstanceMaskRequest
      GenerateImageFeaturePrintRequest GenerateObjectnessBasedSaliencyImageRequest
      GeneratePersonInstanceMaskRequest GeneratePersonSegmentationRequest HorizonObservation
      HumanBodyPose3DObservation HumanBodyPoseObservation HumanHandPoseObservation HumanObservation
      ImageAestheticsScoresObservation ImageCoordinateConversionHelpers ImageCropAndScaleAction
      ImageHomographicAlignmentObservation ImagePixelDimensions ImageProcessingRequest ImageRequestHandler
      ImageTranslationAlignmentObservation InstanceMaskObservation Joint Joint3D
      NamedMultipleObjectDataAccessBlock NamedObjectDataAccessBlock NamedObjectsDictionary NormalizedCircle
      NormalizedPoint NormalizedRect NormalizedRegion OpticalFlowObservation PixelBufferObservation PoseProviding
      QuadrilateralProviding RecognizeAnimalsRequest RecognizeDocumentsRequest RecognizeTextRequest
      RecognizedObjectObservation RecognizedText RecognizedTextObservation RectangleObservation RequestDescriptor
      ResourceVersion SaliencyImageObservation SmudgeObservation StatefulRequest TargetedImageRequestHandler
      TargetedRequest TextObservation TrackHomographicImageRegistrationRequest TrackObjectRequest
      TrackOpticalFlowRequest TrackRectangleRequest TrackTranslationalImageRegistrationRequest
      TrajectoryObservation VideoProcessor VisionError VisionObservation VisionRequest VisionResult
    VisionKit: CameraRegionView DataScannerViewController DataScannerViewControllerDelegate ImageAnalysis
      ImageAnalysisInteraction ImageAnalysisInteractionDelegate ImageAnalyzer RecognizedItem
    VisualIntelligence: SemanticContentDescriptor
    WeatherKit: CloudCoverByAltitude CurrentWeather DailyWeatherStatistics DailyWeatherStatisticsQuery
      DailyWeatherSummary DailyWeatherSummaryQuery DayPartForecast DayPrecipitationStatistics
      DayPrecipitationSummary DayTemperatureStatistics DayTemperatureSummary DayWeather Deviation
      HistoricalComparison HistoricalComparisons HourTemperatureStatistics HourWeather HourlyWeatherStatistics
      HourlyWeatherStatisticsQuery MinuteWeather MonthPrecipitationStatistics MonthTemperatureStatistics
      MonthlyWeatherStatistics MonthlyWeatherStatisticsQuery MoonEvents MoonPhase Percentiles Precipitation
      PrecipitationAmountByType PressureTrend SnowfallAmount SunEvents TrendBaseline UVIndex WeatherAlert
      WeatherAttribution WeatherAvailability WeatherChange WeatherChanges WeatherCondition WeatherError
      WeatherMetadata WeatherQuery WeatherService WeatherSeverity
    WebKit: DOMAbstractView DOMAttr DOMCDATASection DOMCSSCharsetRule DOMCSSImportRule DOMCSSMediaRule
      DOMCSSPrimitiveValue DOMCSSRule DOMCharacterData DOMComment DOMCounter DOMDocument DOMDocumentFragment
      DOMDocumentType DOMElement DOMEntity DOMEntityReference DOMHTMLAnchorElement DOMHTMLAppletElement
      DOMHTMLAreaElement DOMHTMLBRElement DOMHTMLBaseElement DOMHTMLBaseFontElement DOMHTMLBodyElement
      DOMHTMLButtonElement DOMHTMLDListElement DOMHTMLDirectoryElement DOMHTMLDivElement DOMHTMLDocument
      DOMHTMLElement DOMHTMLFieldSetElement DOMHTMLFontElement DOMHTMLFormElement DOMHTMLFrameElement
      DOMHTMLFrameSetElement DOMHTMLHRElement DOMHTMLHeadElement DOMHTMLHeadingElement DOMHTMLHtmlElement
      DOMHTMLIFrameElement DOMHTMLImageElement DOMHTMLInputElement DOMHTMLLIElement DOMHTMLLabelElement
      DOMHTMLLegendElement DOMHTMLMapElement DOMHTMLMarqueeElement DOMHTMLMenuElement DOMHTMLMetaElement
      DOMHTMLModElement DOMHTMLOListElement DOMHTMLObjectElement DOMHTMLOptGroupElement DOMHTMLOptionElement
      DOMHTMLParagraphElement DOMHTMLParamElement DOMHTMLPreElement DOMHTMLQuoteElement DOMHTMLScriptElement
      DOMHTMLSelectElement DOMHTMLStyleElement DOMHTMLTableCaptionElement DOMHTMLTableCellElement
      DOMHTMLTableColElement DOMHTMLTableElement DOMHTMLTextAreaElement DOMHTMLTitleElement DOMHTMLUListElement
      DOMObject DOMProcessingInstruction DOMText URLScheme URLSchemeHandler URLSchemeTaskResult WKHTTPCookieStore
      WKHTTPCookieStoreObserver WKPDFConfiguration WKUIDelegate WKURLSchemeHandler WKURLSchemeTask WebArchive
      WebCacheModel WebDragDestinationAction WebDragSourceAction WebFrameView WebPage WebPolicyDecisionListener
      WebResource WebUndefined WebView
    WiFiAware: WAAccessCategory WACapabilities WAEndpoint WAError WAPairedDevice WAParameters WAPath
      WAPerformanceMode WAPerformanceReport WAPublishableService WAPublisherListener WAService
      WASubscribableService WASubscriberBrowser
    WiFiInfrastructure: WINetworkSharingAskToShareState WINetworkSharingController WINetworkSharingError
      WINetworkSharingProvider WISSID
    WidgetKit: AccessoryWidgetBackground ActivityConfiguration ActivityFamily ActivityPreviewViewKind
      ActivityViewContext AppIntentConfiguration AppIntentControlConfiguration AppIntentControlValueProvider
      AppIntentRecommendation AppIntentTimelineProvider ControlCenter ControlInfo ControlPushHandler
      ControlPushInfo ControlValueProvider ControlWidgetButton ControlWidgetButtonDefaultActionLabel
      ControlWidgetToggle ControlWidgetToggleDefaultLabel DynamicIsland DynamicIslandExpandedContent
      DynamicIslandExpandedContentBuilder DynamicIslandExpandedRegion DynamicIslandExpandedRegionPosition
      DynamicIslandExpandedRegionVerticalPlacement DynamicIslandMode IntentConfiguration IntentRecommendation
      IntentTimelineProvider LevelOfDetail PreviewActivityBuilder PreviewRelevanceEntryBuilder
      PreviewTimelineBuilder RelevanceConfiguration RelevanceEntriesProvider RelevanceEntriesProviderContext
      RelevanceEntry StaticConfiguration StaticControlConfiguration SupportedActivityFamiliesEnvironmentKey
      Timeline TimelineEntry TimelineEntryRelevance TimelineProvider TimelineProviderContext TimelineReloadPolicy
      WidgetAccentedRenderingMode WidgetCenter WidgetFamily WidgetInfo WidgetLocation WidgetMountingStyle
      WidgetPreviewContext WidgetPushHandler WidgetPushInfo WidgetRelevance WidgetRelevanceAttribute
      WidgetRelevanceGroup WidgetRenderingMode WidgetTexture
    WirelessInsights: ServicePrediction ServicePredictionError ServicePredictionProvider
    WorkoutKit: CadenceRangeAlert CadenceThresholdAlert CustomWorkout HeartRateRangeAlert HeartRateZoneAlert
      IntervalBlock IntervalStep PacerWorkout PowerRangeAlert PowerThresholdAlert PowerZoneAlert
      ScheduledWorkoutPlan SingleGoalWorkout SpeedRangeAlert SpeedThresholdAlert StateError SwimBikeRunWorkout
      WorkoutAlert WorkoutAlertMetric WorkoutGoal WorkoutPlan WorkoutScheduler WorkoutStep
    iAd: ADClient ADClientError
    """

  /// The module of each name.
  static let modules: [String: String] = {
    var modules: [String: String] = [:]
    var module = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        module = String(word.dropLast())
      } else if modules[String(word)] == nil {
        modules[String(word)] = module
      }
    }
    return modules
  }()
}
