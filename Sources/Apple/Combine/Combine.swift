// Combine: publishers, subscribers, subjects, for the models that widgets share with their apps.
//
// The folders, from the bottom up:
//
//   Core        the protocols, `Demand`, `AnyPublisher`, `AnySubscriber`, `sink`
//   Subjects    subjects, and the subscriptions to them
//   Observable  `ObservableObject` and `@Published`
//   Schedulers  queues and run loops as schedulers
//   Operators   operators: one value at a time, or merging several publishers
//   Publishers  publishers of given values: `Just`, `Future`, sequences
//   Foundation  publishers of notifications, timers and URL sessions

// As Apple's: `import Combine` brings dates, queues and notifications.
@_exported import Foundation
