/// Apple's modules by the names in them, as far as a name shows where it belongs.
enum AppleModules {
  /// The frameworks of Apple's systems.
  static let frameworks = words(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices
    AdSupport AddressBook AlarmKit AppIntents AppKit AppTrackingTransparency AssetsLibrary
    AudioToolbox AuthenticationServices BackgroundAssets BackgroundTasks CFNetwork CallKit CarPlay
    Charts ClockKit CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia
    CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CreateML CryptoKit CryptoTokenKit DeviceActivity DeviceCheck DockKit EventKit EventKitUI
    ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls
    FileProvider FinanceKit Foundation FoundationModels GLKit GameController GameKit GameplayKit
    GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO
    ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation
    LocalAuthentication MLCompute ManagedSettings MapKit MediaAccessibility MediaPlayer MessageUI
    Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
    NotificationCenter OSLog ObjectiveC OpenGLES PDFKit PassKit PencilKit Photos PhotosUI
    ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit
    RelevanceKit ReplayKit SafariServices SceneKit ScreenTime Security SensorKit SharedWithYou
    ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration
    TabularData ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit
    WidgetKit WorkoutKit XCTest os simd
    """)

  static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

  /// The module of a type; nil where nothing shows it.
  static func module(ofType name: String) -> String? {
    let name = name.split(separator: ".").first.map(String.init) ?? name
    for (module, types) in types where types.contains(name) { return module }
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

  private static let types = [
    (
      "AVFoundation",
      words(
        """
        AudioBuffer AudioBufferList AudioChannelLayout AudioComponentDescription
        AudioStreamBasicDescription AudioTimeStamp UnsafeAudioBufferListPointer
        UnsafeMutableAudioBufferListPointer
        """)
    ),
    (
      "MapKit",
      words(
        """
        Annotation MapAnnotation MapCamera MapCameraBounds MapCameraPosition MapCircle
        MapCompass MapContent MapContentBuilder MapFeature MapInteractionModes MapMarker MapPin
        MapPitchToggle MapPolygon MapPolyline MapProxy MapReader MapScaleView MapSelection MapStyle
        MapUserLocationButton Marker PointOfInterestCategories UserAnnotation
        """)
    ),
    (
      "WidgetKit",
      words(
        """
        AccessoryWidgetBackground ActivityConfiguration ActivityPreviewViewKind ActivityViewContext
        DynamicIsland DynamicIslandExpandedContent DynamicIslandExpandedContentBuilder
        DynamicIslandExpandedRegion DynamicIslandExpandedRegionPosition
        DynamicIslandExpandedRegionVerticalPlacement DynamicIslandMode IntentConfiguration
        IntentRecommendation IntentTimelineProvider StaticConfiguration Timeline TimelineEntry
        TimelineEntryRelevance TimelineProvider TimelineProviderContext TimelineReloadPolicy
        WidgetCenter WidgetFamily WidgetInfo WidgetPreviewContext WidgetRenderingMode
        """)
    ),
    (
      "ActivityKit",
      words(
        """
        Activity ActivityAttributes ActivityAuthorizationError ActivityAuthorizationInfo ActivityContent
        ActivityState ActivityUIDismissalPolicy AlertConfiguration PushType
        """)
    ),
    (
      "AppIntents",
      words(
        """
        AnyEntityQueryComparator AnyIntentValue AppDependency AppDependencyManager AppEntity AppEnum
        AppIntent AppIntentError AppIntentsExtension AppShortcut AppShortcutPhrase
        AppShortcutPhraseToken AppShortcutsBuilder AppShortcutsProvider AppValue
        AttributedStringFromStringResolver AudioStartingIntent BoolFromStringResolver
        CaseDisplayRepresentable ComparableComparisonOperator ConfirmationActionName ContainsComparator
        CustomIntentMigratedAppIntent DeleteIntent DisplayRepresentable DisplayRepresentation
        DoubleFromIntResolver DoubleFromStringResolver DoubleResolver DynamicOptionsProvider
        EmptyResolverSpecification EntityIdentifier EntityIdentifierConvertible EntityProperty
        EntityPropertyQuery EntityQuery EntityQueryComparator EntityQueryComparatorMode
        EntityQueryComparatorsBuilder EntityQueryProperties EntityQueryPropertiesBuilder
        EntityQueryProperty EntityQueryPropertyDeclaration EntityQuerySort EntityQuerySortableByProperty
        EntityQuerySortingOptions EntityQuerySortingOptionsBuilder EntityStringQuery EqualToComparator
        EquatableComparisonOperator FocusFilterAppContext FocusFilterSuggestionContext
        ForegroundContinuableIntent GreaterThanComparator GreaterThanOrEqualToComparator
        HasPrefixComparator HasSuffixComparator HasValueComparisonOperator InputConnectionBehavior
        InstanceDisplayRepresentable IntFromDoubleResolver IntFromStringResolver IntResolver
        IntentAuthenticationPolicy IntentCurrencyAmount IntentDescription IntentDialog
        IntentDonationIdentifier IntentDonationManager IntentDonationMatchingPredicate IntentFile
        IntentItem IntentItemCollection IntentItemSection IntentParameter IntentParameterContext
        IntentParameterSummary IntentPaymentMethod IntentPerson IntentPrediction
        IntentPredictionConfiguration IntentPredictionsBuilder IntentResult IntentResultContainer
        IntentSystemContext IsBetweenComparator LessThanComparator LessThanOrEqualToComparator
        LiveActivityStartingIntent NotEqualToComparator OneOfComparisonOperator OpenIntent OpensIntent
        ParameterSummary ParameterSummaryBuilder ParameterSummaryCaseBuilder
        ParameterSummaryCaseCondition ParameterSummaryDefaultCaseCondition ParameterSummaryString
        ParameterSummarySwitchCondition ParameterSummaryTupleCaseCondition ParameterSummaryWhenCondition
        PauseWorkoutIntent PersistentlyIdentifiable PredictableIntent ProvidesDialog
        RangeCheckingResolver RangeComparableProperty Resolver ResolverSpecification
        ResolverSpecificationBuilder ResultsCollection ResumeWorkoutIntent ReturnsValue
        SetFocusFilterIntent SetFocusFilterIntentError ShortcutTileColor ShowsSnippetView
        StartDiveIntent StartWorkoutIntent StaticDisplayRepresentable StringComparisonOperator
        StringFromDoubleResolver StringFromIntResolver SystemIntent TransientAppEntity
        TupleIntentPrediction TypeDisplayRepresentable TypeDisplayRepresentation URLFromStringResolver
        """)
    ),
    (
      "SwiftUI",
      words(
        """
        AXChartDescriptorRepresentable AccessibilityActionKind AccessibilityAdjustmentDirection
        AccessibilityAttachmentModifier AccessibilityChildBehavior AccessibilityCustomContentKey
        AccessibilityFocusState AccessibilityHeadingLevel AccessibilityLabeledPairRole
        AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle
        AccessibilityQuickActionStyle AccessibilityRotorContent AccessibilityRotorContentBuilder
        AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies
        AccessibilityTextContentType AccessibilityTraits AccessoryCircularCapacityGaugeStyle
        AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle
        ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable
        AnimatableModifier AnimatablePair Animation AnimationTimelineSchedule AnyGesture AnyGradient
        AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase
        AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle
        AutomaticLabeledContentStyle AutomaticMenuBarExtraStyle AutomaticNavigationSplitViewStyle
        AutomaticTableStyle Axis BackgroundStyle BackgroundTask BalancedNavigationSplitViewStyle Binding
        BlendMode BorderedButtonMenuStyle BorderedButtonStyle BorderedListStyle
        BorderedProminentButtonStyle BorderedTableStyle BorderlessButtonMenuButtonStyle
        BorderlessButtonMenuStyle BorderlessButtonStyle BorderlessPullDownMenuButtonStyle Button
        ButtonBorderShape ButtonMenuStyle ButtonRole ButtonStyle ButtonStyleConfiguration
        ButtonToggleStyle Canvas Capsule CardButtonStyle CarouselListStyle CarouselTabViewStyle
        CheckboxToggleStyle Circle CircularGaugeStyle CircularProgressViewStyle Color ColorMatrix
        ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast ColumnNavigationViewStyle
        ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
        CompactDatePickerStyle CompactMenuControlGroupStyle ContainerRelativeShape ContentMode
        ContentShapeKinds ContentSizeCategory ContentTransition ContextMenu ControlActiveState
        ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize CoordinateSpace
        CustomPresentationDetent CustomizableToolbarContent DatePicker DatePickerComponents
        DatePickerStyle DatePickerStyleConfiguration DefaultButtonStyle DefaultDatePickerStyle
        DefaultDateProgressLabel DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultGroupBoxStyle
        DefaultLabelStyle DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle
        DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultShareLinkLabel
        DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultWindowStyle
        DefaultWindowToolbarStyle DigitalCrownEvent DigitalCrownRotationalSensitivity
        DisabledTextSelectability DisclosureGroup DisclosureGroupStyle DisclosureGroupStyleConfiguration
        DismissAction DismissSearchAction Divider DocumentGroup DoubleColumnNavigationViewStyle
        DragGesture DropDelegate DropInfo DropOperation DropProposal DynamicProperty
        DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton
        EditMode EditableCollectionContent Ellipse EllipticalGradient EllipticalListStyle
        EmptyAnimatableData EmptyCommands EmptyModifier EmptyTableRowContent EmptyView
        EmptyWidgetConfiguration EnabledTextSelectability Environment EnvironmentKey EnvironmentObject
        EnvironmentValues EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule
        ExclusiveGesture ExpandedWindowToolbarStyle ExplicitTimelineSchedule FetchRequest FetchedResults
        FieldDatePickerStyle FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
        FileDocumentWriteConfiguration FillStyle FocusState FocusedBinding FocusedObject FocusedValue
        FocusedValueKey FocusedValues Font ForEach ForegroundStyle Form FormStyle FormStyleConfiguration
        Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture
        GestureMask GestureState GestureStateGesture Gradient GraphicalDatePickerStyle GraphicsContext
        Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration
        GroupedFormStyle GroupedListStyle HSplitView HStack HStackLayout HiddenTitleBarWindowStyle
        HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverEffect HoverPhase
        IconOnlyLabelStyle Image ImagePaint ImageRenderer ImportFromDevicesCommands IndexViewStyle
        IndexedIdentifierCollection InlinePickerStyle InsetGroupedListStyle InsetListStyle
        InsetTableStyle InsettableShape InterfaceOrientation ItemProviderTableRowModifier KeyEquivalent
        KeyboardShortcut Label LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle
        LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent
        Layout LayoutDirection LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid
        LazyHStack LazyVGrid LazyVStack LegibilityWeight LimitedAvailabilityConfiguration
        LinearCapacityGaugeStyle LinearGaugeStyle LinearGradient LinearProgressViewStyle Link
        LinkButtonStyle List ListItemTint ListStyle LocalizedStringKey LongPressGesture
        MagnificationGesture MatchedGeometryProperties Material Menu MenuActionDismissBehavior
        MenuBarExtra MenuBarExtraStyle MenuButton MenuButtonStyle MenuControlGroupStyle MenuOrder
        MenuPickerStyle MenuStyle MenuStyleConfiguration ModifiedContent MoveCommandDirection
        MultiDatePicker Namespace NavigationBarItem NavigationControlGroupStyle NavigationLink
        NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewStyle
        NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack
        NavigationView NavigationViewStyle NewDocumentAction ObservedObject OffsetShape
        OnInsertTableRowModifier OpenDocumentAction OpenURLAction OpenWindowAction OutlineGroup
        OutlineSubgroupChildren PageIndexViewStyle PageTabViewStyle PasteButton Path
        PeriodicTimelineSchedule Picker PickerStyle PinnedScrollableViews PlainButtonStyle
        PlainListStyle PlainTextFieldStyle PopUpButtonPickerStyle PopoverAttachmentAnchor PreferenceKey
        PreferredColorSchemeKey PresentationAdaptation PresentationBackgroundInteraction
        PresentationContentInteraction PresentationDetent PresentationMode PresentedWindowContent
        PreviewContext PreviewContextKey PreviewDevice PreviewLayout PreviewPlatform PreviewProvider
        PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
        ProgressViewStyleConfiguration ProjectionTransform Prominence
        ProminentDetailNavigationSplitViewStyle ProposedViewSize PullDownMenuBarExtraStyle
        PullDownMenuButtonStyle RadialGradient RadioGroupPickerStyle Rectangle RedactionReasons
        ReferenceFileDocument ReferenceFileDocumentConfiguration RefreshAction RenameAction RenameButton
        ResetFocusAction RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle
        RoundedRectangle SafeAreaRegions ScaledMetric ScaledShape Scene SceneBuilder ScenePadding
        ScenePhase SceneStorage ScrollBounceBehavior ScrollDismissesKeyboardMode
        ScrollIndicatorVisibility ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
        SearchScopeActivation SearchSuggestionsPlacement Section SectionedFetchRequest
        SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle SeparatorShapeStyle
        SequenceGesture Settings ShadowStyle Shape ShapeRole ShapeStyle ShareLink SharePreview
        SidebarCommands SidebarListStyle SimultaneousGesture Slider SnapshotData SnapshotResponse Spacer
        SpatialTapGesture SquareBorderTextFieldStyle StackNavigationViewStyle State StateObject Stepper
        StepperFieldDatePickerStyle StrokeStyle SubmitLabel SubmitTriggers SubscriptionView
        SwitchToggleStyle SymbolRenderingMode SymbolVariants TabView TabViewStyle Table TableColumn
        TableColumnBuilder TableColumnContent TableForEachContent TableHeaderRowContent TableRow
        TableRowBuilder TableRowContent TableStyle TableStyleConfiguration TapGesture Text TextAlignment
        TextEditingCommands TextEditor TextField TextFieldLink TextFieldStyle TextFormattingCommands
        TextInputAutocapitalization TextSelectability TimelineSchedule TimelineScheduleMode TimelineView
        TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle TitleOnlyLabelStyle Toggle ToggleStyle
        ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
        ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarItem ToolbarItemGroup
        ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarTitleMenu TouchBar TouchBarItemPresence
        Transaction TransformedShape TupleTableColumnContent TupleTableRowContent TupleView
        UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController
        UIHostingControllerSizingOptions UIViewControllerRepresentable
        UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
        UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitPoint UserInterfaceSizeClass
        VSplitView VStack VStackLayout VectorArithmetic VerticalAlignment VerticalEdge View ViewBuilder
        ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility WheelDatePickerStyle
        WheelPickerStyle Widget WidgetBundle WidgetBundleBuilder WidgetConfiguration Window WindowGroup
        WindowMenuBarExtraStyle WindowResizability WindowStyle WindowToolbarStyle ZStack ZStackLayout
        """)
    ),
  ]
}
