extension AppleTypeNames {
  /// The names of the modules from S to Z.
  static let sToZ = """
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
    """
}
