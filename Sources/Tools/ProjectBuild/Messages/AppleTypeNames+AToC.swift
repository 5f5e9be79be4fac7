extension AppleTypeNames {
  /// The names of the modules from A to C.
  static let aToC = """
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
    """
}
