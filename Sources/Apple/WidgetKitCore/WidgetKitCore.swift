// WidgetKit without the command: widgets, providers, timelines; Live Activities and controls.
//
// The folders, from the bottom up:
//
//   Family               widget families, rendering modes, locations
//   Timeline, Relevance  entries and timelines; when a widget matters
//   Boxes                values that cross threads, and configurations as objects
//   Environment          the values of the environment that WidgetKit adds
//   Provider             the protocols of providers and their context
//   SiriKit              intents of SiriKit as configurations
//   Center               `WidgetCenter`, and the widgets that the user has added
//   Driving              the host's interface to a widget: entries with their views, settings
//   Configuration        the configurations of widgets and their modifiers
//   Activities           Live Activities: Lock Screen and Dynamic Island
//   Controls             controls: providers, templates, configurations
//   Views                views and modifiers that only widgets have
//   Previews             `#Preview` and `WidgetPreviewContext`

@_exported import SwiftUI
