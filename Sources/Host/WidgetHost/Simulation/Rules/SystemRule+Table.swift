extension SystemRule {
  private static let keeping = "Apple, “Keeping a widget up to date”"
  private static let forum =
    "https://developer.apple.com/forums/thread/733081, one developer's test"

  /// Every rule, in the order in which a person reads them.
  package static let all: [SystemRule] = [
    .init(
      .dailyBudget, 55, .reloads, 1...10_000,
      "How many reloads a widget gets in the budget's window.",
      source:
        "\(keeping): a widget that is viewed often typically gets 40 to 70 a day; the middle is "
        + "taken. An engineer of Apple's names 72 (https://developer.apple.com/forums/thread/758400)",
      isAssumed: true),
    .init(
      .budgetWindow, 24, .hours, 1...720, "How long a reload stays on the budget.",
      source: "\(keeping): 24 hours, tuned to the user's day and not reset at midnight; here the "
        + "window rolls, which is assumed", isAssumed: true),
    .init(
      .minimumInterval, 15, .minutes, 1...1440,
      "How soon after a reload the next may come that the timeline or the app asks for.",
      source: "\(keeping): there is a minimum, and the budget comes to a reload every 15 to 60 "
        + "minutes; the lower end is taken", isAssumed: true),
    .init(
      .retryInterval, 15, .minutes, 1...1440,
      "When the provider is asked again after it failed and nothing else asks.",
      source: "not published", isAssumed: true),
    .init(
      .standByInterval, 15, .minutes, 1...1440, "How often StandBy refreshes its widgets.",
      source: "\(keeping): at a system-defined rate", isAssumed: true),
    .init(
      .minimumEntryGap, 5, .minutes, 0...1440, "Entries nearer than this are noted.",
      source: "\(keeping): at least about 5 minutes apart"),
    .init(
      .displayInterval, 2, .seconds, 0...3600,
      "Of entries nearer than this, those between are not shown.", source: forum, isAssumed: true),
    .init(
      .maximumEntries, 400, .entries, 1...100_000,
      "Entries of one timeline beyond this number are noted and not shown.", source: forum,
      isAssumed: true),
    .init(
      .stackCapacity, 10, .widgets, 2...100, "How many widgets of one size a Smart Stack holds.",
      source: "Apple, Human Interface Guidelines, “Widgets”: a stack contains up to 10 same-size "
        + "widgets; the Smart Stack of a watch can include up to 10"),
    .init(
      .foregroundExempt, true, "Reloads are free while the app is in the foreground.",
      source: keeping),
    .init(
      .audioExempt, true, "Reloads are free while the app has an active audio session.",
      source: keeping),
    .init(
      .navigationExempt, true, "Reloads are free while the app has an active navigation session.",
      source: keeping),
    .init(
      .interactionExempt, true, "The reload after a button's or toggle's intent is free.",
      source: keeping),
    .init(
      .localeExempt, true, "The reload for a change of the locale is free.", source: keeping),
    .init(
      .typeSizeExempt, true,
      "The reload for a change of Dynamic Type or an Accessibility setting is free.",
      source: keeping),
    .init(.standByExempt, true, "StandBy's refreshes are free.", source: keeping),
    .init(
      .timeZoneExempt, true, "A change of the time zone reloads every widget, free.",
      source: "not published; treated like a change of the locale", isAssumed: true),
    .init(
      .foregroundCoalesces, true,
      "What the app asks of WidgetCenter in the foreground becomes one reload when it leaves it.",
      source: "developers' tests; Apple says only that reloads may be coalesced", isAssumed: true),
    .init(
      .addingCounts, true, "A widget's first timeline is on the budget.", source: "not published",
      isAssumed: true),
    .init(
      .failureCounts, true, "A reload whose provider fails is on the budget.",
      source: "not published", isAssumed: true),
    .init(
      .spentBudgetDefers, true,
      "With the budget spent, what the app or a push asks for waits for the window; else it is lost.",
      source: "not published; pushes are delivered “opportunistically”", isAssumed: true),
  ]

  package static func named(_ name: Name) -> SystemRule {
    all.first { $0.name == name } ?? all[0]
  }
}
