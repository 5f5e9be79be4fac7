extension DiagnosticRule {
  /// Every code, by its subject.
  package static let all =
    source + pictures + textAndSymbols + widgets + places + network + device + timelines + runs

  /// Modifiers that the source has and a picture doesn't show.
  private static let source = [
    DiagnosticRule(
      "at-rest", .note, "Nothing of it shows in a picture",
      "Nothing is to be done: a picture stands still, and is neither touched nor heard."),
    DiagnosticRule(
      "inert-modifier", .warning, "A modifier does nothing in a widget",
      "Remove it, or do it where the message says."),
    DiagnosticRule(
      "no-effect", .note, "A modifier has no effect on what was drawn",
      "Look at it where the message says."),
    DiagnosticRule(
      "not-drawn", .warning, "It shows on a device and isn't drawn here",
      "Look at it on a device; docs/support.md lists what is drawn."),
    DiagnosticRule(
      "inert-control", .warning, "A control or gesture can't act in a widget",
      "Use a Button or Toggle with an App Intent, or a Link."),
    DiagnosticRule(
      "control-not-interactive", .warning, "A control is where it can't be used",
      "Show it in a family and at a placement that are interactive."),
    DiagnosticRule(
      "control-at-a-distance", .warning, "A control is shown to people too far away to press it",
      "Leave it out where levelOfDetail is simplified."),
    DiagnosticRule(
      "control-locked", .note, "A control waits for the device to be unlocked",
      "Nothing is to be done: the system asks the person first."),
    DiagnosticRule(
      "preview-setting-without-effect", .warning, "A setting of a preview has no effect",
      "Give it as an option of the command, or remove it."),
    DiagnosticRule(
      "selector-not-called", .warning,
      "A method that Objective-C would call by its name isn't called",
      "Pass a closure: addObserver(forName:object:queue:using:), or a publisher."),
    DiagnosticRule(
      "not-observed", .warning, "Changes of a property aren't reported to its observer",
      "Use a publisher, or call the observer where the property is set."),
    DiagnosticRule(
      "value-not-set", .warning, "A property isn't set by its name",
      "Set the property itself: names of properties aren't known at run time."),
    DiagnosticRule(
      "pdf-unread", .warning, "A document of PDF isn't read",
      "Give the picture of the page, or look at it on a device."),
    DiagnosticRule(
      "environment-object-missing", .warning, "An object is missing in the environment",
      "Put it there by environmentObject(_:) or environment(_:)."),
    DiagnosticRule(
      "invalid-frame", .warning, "A frame has a length that is negative or not finite",
      "Look for a division by zero, or a width that is smaller than what is subtracted."),
    DiagnosticRule(
      "too-deep", .warning, "Views are nested too deeply",
      "Look for a view whose body holds itself."),
    DiagnosticRule(
      "timeline-view", .warning, "A TimelineView is drawn by its schedule",
      "Give the timeline an entry for each change."),
    DiagnosticRule(
      "platform-view", .warning, "A UIKit view can't be in a widget",
      "Draw it with SwiftUI's views."),
    DiagnosticRule(
      "date-picker-style", .warning, "A style of a date picker isn't drawn",
      "Use the compact style."),
  ]

  private static let pictures = [
    DiagnosticRule(
      "missing-image", .warning, "An image is missing",
      "Add it to the widget's asset catalogue, or correct its name."),
    DiagnosticRule(
      "missing-color", .warning, "A colour is missing",
      "Add it to the widget's asset catalogue, or correct its name."),
    DiagnosticRule(
      "damaged-image", .warning, "An image isn't as it should be", "Export the file again."),
    DiagnosticRule(
      "undecoded-image", .warning, "Data aren't an image that can be read",
      "Check what the data are, and that their format's library is installed: vitrine doctor."),
    DiagnosticRule(
      "image-too-large", .warning, "An image is more than the system archives",
      "Scale it down to the pixels that it is drawn in."),
    DiagnosticRule(
      "large-image", .warning, "An image is more than some devices archive",
      "Scale it down to the pixels that it is drawn in."),
    DiagnosticRule(
      "async-image", .warning, "An AsyncImage shows its placeholder",
      "Load the image in the timeline provider, and give it with the entry."),
    DiagnosticRule(
      "glass", .note, "Glass is drawn as a flat sheet", "Look at it on a device."),
    DiagnosticRule(
      "shader", .warning, "A shader isn't drawn", "Look at it on a device."),
    DiagnosticRule(
      "mesh-gradient", .warning, "A mesh gradient has too few points or colours",
      "Give it width × height points and colours."),
    DiagnosticRule(
      "chart-*", .warning, "A part of a chart isn't drawn",
      "See the message: the data or the axis decide."),
  ]

  private static let textAndSymbols = [
    DiagnosticRule(
      "unknown-font", .warning, "A font is missing",
      "Give its file with --fonts, or bring it in the widget and name it under UIAppFonts."),
    DiagnosticRule(
      "font-width", .warning, "A font lacks the width that is asked for",
      "Give a font that has the width, as Apple's, with --fonts."),
    DiagnosticRule(
      "format-style-*", .warning, "A text's format style has a value of its own",
      "Leave the value to the environment."),
    DiagnosticRule(
      "oversized-letter", .warning, "A letter of a text has too many marks",
      "Look where the text comes from."),
    DiagnosticRule(
      "unknown-symbol", .warning, "A symbol has no substitute",
      "Check the name in the SF Symbols app, or put a symbol set of that name into the catalogue."),
    DiagnosticRule(
      "symbol-multicolor", .note, "A symbol's own colours aren't known",
      "Use palette rendering to colour its layers."),
    DiagnosticRule(
      "symbol-layers", .note, "A symbol's substitute has other layers",
      "Put a symbol set with Apple's layers into the catalogue."),
  ]

  private static let widgets = [
    DiagnosticRule(
      "missing-container-background", .warning, "A widget has no container background",
      "Put containerBackground(for: .widget) on its view."),
    DiagnosticRule(
      "several-widget-urls", .warning, "widgetURL is applied more than once",
      "Apply it once, to the outermost view."),
    DiagnosticRule(
      "link-not-followed", .warning, "A Link can't be opened", "Give the address by widgetURL."),
    DiagnosticRule(
      "link-in-small", .warning, "A small widget has a Link and no widgetURL",
      "Give the address by widgetURL as well."),
    DiagnosticRule(
      "performed-in-app", .note, "An intent is performed in the app's process",
      "Nothing is to be done where it needs nothing of the app."),
    DiagnosticRule(
      "intent-property-not-kept", .warning, "A property of an intent is lost",
      "Make it a @Parameter."),
    DiagnosticRule(
      "not-an-option", .warning, "A configuration sets a value that isn't offered",
      "Set one of the options."),
    DiagnosticRule(
      "values-cut", .note, "A configuration has more values than a family has places for",
      "Nothing is to be done: the first are taken, as in Edit Widget."),
    DiagnosticRule(
      "hidden-parameter", .warning, "A configuration sets a parameter that isn't shown",
      "Remove it from the configuration, or set what it depends on."),
    DiagnosticRule(
      "no-intent-handler", .warning, "A handler of options is missing",
      "Add a class that inherits INExtension to the target."),
    DiagnosticRule(
      "activity-too-tall", .warning, "A Live Activity is cut", "Make its content less tall."),
    DiagnosticRule(
      "compact-too-wide", .warning, "A compact view is squeezed or cut", "Make it narrower."),
    DiagnosticRule(
      "control-without-symbol", .warning, "A control has no symbol",
      "Give its label a Label with systemImage."),
    DiagnosticRule(
      "control-not-redacted", .note, "A control is drawn as on an unlocked device",
      "Ask for the Lock Screen by --placement lockScreen."),
    DiagnosticRule(
      "nothing-sensitive", .note, "A locked device hides nothing",
      "Mark what only the owner may see with privacySensitive()."),
    DiagnosticRule(
      "data-protection", .note, "A locked device shows the placeholder",
      "Nothing is to be done: the extension's data protection asks for it."),
    DiagnosticRule(
      "linked-sdk", .note, "The widget is built with an old SDK",
      "Build it with that of iOS 17 or later, or name another by --linked-sdk."),
    DiagnosticRule(
      "order-not-kept", .warning, "The order of a widget's threads isn't kept",
      "Wait by await, a lock, a semaphore or a group."),
    DiagnosticRule(
      "machine-read", .warning, "Code reads what differs between machines",
      "Take it from the entry, or leave it out: an app on a device can't read it."),
    DiagnosticRule(
      "info-plist", .warning, "Info.plist can't be read or lacks a value", "Mend the file."),
  ]

  /// Devices and placements.
  private static let places = [
    DiagnosticRule(
      "assumed-size", .note, "A size isn't published",
      "Give it by --device, or take the assumption."),
    DiagnosticRule(
      "assumed-placement", .note, "Not all of a placement is published", "Look at it on a device."),
    DiagnosticRule(
      "disfavored-location", .warning, "A widget disfavors the location",
      "Ask for another --placement, or change disfavoredLocations."),
    DiagnosticRule(
      "unsupported-mounting-style", .warning, "A widget isn't offered where it is shown",
      "Ask for another --placement, or change supportedMountingStyles."),
    DiagnosticRule(
      "texture-not-drawn", .warning, "A texture isn't drawn", "Look at it on a device."),
    DiagnosticRule(
      "unused-rendering-mode", .warning, "The system doesn't draw it in this mode",
      "Ask for another --placement or --rendering."),
    DiagnosticRule(
      "unused-level-of-detail", .warning, "The device shows every widget in full detail",
      "Ask for a headset by --device."),
    DiagnosticRule(
      "empty-preview", .warning, "A preview's view has no size", "Give it content, or a frame."),
    DiagnosticRule(
      "preview-cut-off", .warning, "A preview's view is cut", "Give it a smaller frame."),
  ]

  private static let network = [
    DiagnosticRule(
      "network-denied", .warning, "A request was denied",
      "Give its answer by --network fixtures:PATH, or record it by --network record:PATH."),
    DiagnosticRule(
      "placeholder-kept", .warning, "A widget keeps its placeholder, since data are missing",
      "Give an entry on every path, and the data by --network, --app-group, --store or --world."),
    DiagnosticRule(
      "network-missing", .warning, "A request has no recorded answer",
      "Record it by --network record:PATH."),
    DiagnosticRule(
      "network-ambiguous", .warning, "A request has several recorded answers",
      "Remove one, or let one ask for more of the request."),
    DiagnosticRule(
      "network-fixture", .warning, "A recorded answer can't be given", "Mend the file."),
    DiagnosticRule(
      "network-recorded", .note, "An answer was recorded", "Nothing is to be done."),
    DiagnosticRule(
      "network-waits", .warning, "A request waits for a connection",
      "Leave waitsForConnectivity out in a widget."),
    DiagnosticRule(
      "network-web-socket", .warning, "A web socket finds no connection", "Ask by a data task."),
    DiagnosticRule(
      "network-not-encrypted", .warning, "A request isn't encrypted",
      "Use https, or allow it in Info.plist."),
    DiagnosticRule(
      "background-session-*", .warning, "A background session isn't handled",
      "Answer onBackgroundURLSessionEvents, and reload the timeline there."),
  ]

  /// Rules about requests to the device's frameworks.
  private static let device = [
    DiagnosticRule(
      "store-empty", .warning, "A store has no object of what was asked for",
      "Give rows by --store FILE."),
    DiagnosticRule(
      "store-fixture", .warning, "A row of the store's file isn't of the data model",
      "Correct it at the line that is named."),
    DiagnosticRule(
      "store-history", .note, "A store's history is empty",
      "Nothing is to be done: give the rows themselves by --store FILE."),
    DiagnosticRule(
      "store-model", .warning, "A model isn't one of the container's",
      "Name it in ModelContainer(for:)."),
    DiagnosticRule(
      "store-value", .warning, "A store can't keep a value",
      "See the message: make the type Codable, or register its transformer."),
    DiagnosticRule(
      "store-unreadable", .warning, "A store can't be opened or asked",
      "See the message: the file is damaged, locked or of another model."),
    DiagnosticRule(
      "data-model", .warning, "A data model isn't there or can't be read",
      "Add it to the resources of the widget's target, or correct it where the message says."),
    DiagnosticRule(
      "predicate-unreadable", .warning, "The format of a predicate can't be read",
      "Correct it: on a device the app ends there."),
    DiagnosticRule(
      "device-unanswered", .warning, "A framework of the device has nothing to answer by",
      "Give the answer by --world FILE, at the key that is named."),
    DiagnosticRule(
      "device-fixture", .warning, "A section of the world file has a mistake and isn't used",
      "Correct it at the line that is named."),
    DiagnosticRule(
      "device-answered", .note, "A framework of the device answered by the world file",
      "Nothing is to be done."),
    DiagnosticRule(
      "device-rests", .note, "A call to a framework of the device does nothing here",
      "Nothing is to be done: a picture doesn't show it."),
    DiagnosticRule(
      "device-stand-in", .note, "A framework's content is drawn by a substitute",
      "Look at it on a device."),
  ]

  /// Rules about timelines, found by a simulation.
  private static let timelines = [
    DiagnosticRule(
      "stub-module", .warning, "A module isn't there; a stub replaces it",
      "Name a folder with the package by --packages, or give the module by --stub MODULE=FILE."),
    DiagnosticRule(
      "stub-code", .warning, "Code isn't compiled, since what it needs isn't there",
      "Name a folder with the package by --packages, or give the module by --stub MODULE=FILE."),
    DiagnosticRule(
      "app-group-empty", .note, "An App Group has nothing for what was asked",
      "Give what the app would have written by --app-group."),
    DiagnosticRule(
      "sample-data", .note, "A Live Activity is drawn in a made-up state",
      "Write a #Preview with contentStates, or give --activity FILE."),
    DiagnosticRule(
      "too-many-entries", .warning, "A timeline has too many entries", "Give fewer, and reload."),
    DiagnosticRule(
      "first-entry-in-the-future", .warning, "A timeline begins in the future",
      "Give it an entry for now."),
    DiagnosticRule(
      "entries-in-the-past", .warning, "Entries are over already", "Leave them out."),
    DiagnosticRule(
      "entries-too-close", .warning, "Entries follow one another too closely",
      "Leave more time between them."),
    DiagnosticRule(
      "reload-date-in-the-past", .warning, "A reload is asked for in the past",
      "Give a date ahead."),
    DiagnosticRule(
      "reloads-too-soon", .warning, "A reload is asked for too soon", "Give a later date."),
    DiagnosticRule(
      "ends-at-once", .warning, "A timeline ends at once", "Add entries ahead."),
    DiagnosticRule(
      "stays-forever", .warning, "A timeline is never reloaded",
      "Give a policy, or reload it from the app."),
    DiagnosticRule(
      "budget-spent", .warning, "The budget of reloads is spent",
      "Give more entries at once, and reload more seldom."),
    DiagnosticRule(
      "never-changes", .warning, "Reloads change nothing", "Reload more seldom."),
  ]

  /// Rules about a run or a product rather than a frame.
  private static let runs = [
    DiagnosticRule(
      "installation", .warning, "Fonts or icons are missing",
      "Run vitrine doctor, which says how to mend it."),
    DiagnosticRule(
      "resource", .warning, "A file of strings or assets has a mistake",
      "Mend the file at the line that is named."),
    DiagnosticRule(
      "product", .warning, "A product isn't as it should be", "See the message."),
    DiagnosticRule(
      "plan", .warning, "An option has no effect on what was asked for", "See the message."),
  ]
}
