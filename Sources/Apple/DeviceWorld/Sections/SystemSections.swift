import Foundation

/// The notifications of the app.
package struct NotificationSection: Codable, Hashable, Sendable {
  package var authorization: NotificationAccess?
  package var pending: [Pending]?
  package var delivered: [Delivered]?
  package var badge: Int?

  package struct Pending: Codable, Hashable, Sendable {
    package var id: String
    package var title: String?
    package var subtitle: String?
    package var body: String?
    package var date: Date?
    package var category: String?
    package var thread: String?
  }
  package typealias Delivered = Pending
}

package enum NotificationAccess: String, WorldChoice {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The steps and activities that the motion coprocessor recorded.
package struct MotionSection: Codable, Hashable, Sendable {
  package var authorization: Access?
  package var walks: [Walk]?
  package var activities: [Activity]?

  /// The steps between two times; a query for a part of that time gets a proportional part of the steps.
  package struct Walk: Codable, Hashable, Sendable, WorldChecked {
    package var start: Date
    package var end: Date
    package var steps: Int
    /// Metres.
    package var distance: Double?
    package var floorsAscended: Int?
    package var floorsDescended: Int?

    package var mistake: (key: String, wanted: String)? {
      end < start ? ("end", "a date after “start”") : nil
    }
  }

  package struct Activity: Codable, Hashable, Sendable {
    package var start: Date
    package var kind: Kind
  }
  package enum Kind: String, WorldChoice {
    case unknown, stationary, walking, running, automotive, cycling
  }
}

/// The App Store's products and the person's purchases.
package struct StoreSection: Codable, Hashable, Sendable {
  package var products: [Product]?
  package var purchases: [Purchase]?
  package var appVersion: String?
  package var originalAppVersion: String?
  package var originalPurchase: Date?
  /// The storefront's country code, such as `USA`.
  package var countryCode: String?

  package struct Product: Codable, Hashable, Sendable {
    package var id: String
    package var name: String
    package var description: String?
    package var price: Double
    /// The currency code, such as `USD`.
    package var currency: String?
    package var type: Kind?
    package var isFamilyShareable: Bool?
    package var group: String?
    /// The length of a subscription period, such as `1 month`.
    package var period: String?
  }
  package enum Kind: String, WorldChoice {
    case consumable, nonConsumable, nonRenewable, autoRenewable
  }

  package struct Purchase: Codable, Hashable, Sendable {
    package var product: String
    package var date: Date?
    package var expires: Date?
    package var revoked: Date?
    package var isUpgraded: Bool?
    package var willRenew: Bool?
  }
}

/// The connection that the path monitor reports. Network requests are governed by `--network`.
package struct NetworkSection: Codable, Hashable, Sendable {
  package var interface: Interface?
  package var isExpensive: Bool?
  package var isConstrained: Bool?
  package enum Interface: String, WorldChoice { case none, wifi, cellular, wired, other }
}

/// The media player's current item, library and state.
package struct MediaSection: Codable, Hashable, Sendable {
  package var authorization: Access?
  package var nowPlaying: Item?
  package var library: [Item]?
  package var isPlaying: Bool?
  /// Seconds.
  package var elapsed: Double?
  /// The songs of Apple Music's catalog that are found; the library's where it isn't there.
  package var catalog: [Item]?
  package var playlists: [Playlist]?
  package var isSubscriber: Bool?

  package struct Playlist: Codable, Hashable, Sendable {
    package var name: String
    /// The titles of songs of the library.
    package var songs: [String]?
  }

  package struct Item: Codable, Hashable, Sendable {
    package var title: String
    package var artist: String?
    package var album: String?
    package var genre: String?
    /// Seconds.
    package var duration: Double?
    /// A picture's path, beside the world file.
    package var artwork: String?
    package var playCount: Int?
    package var id: Int?
    package var composer: String?
    package var trackNumber: Int?
    package var discNumber: Int?
    package var isExplicit: Bool?
    package var isrc: String?
    /// The album's product code.
    package var upc: String?
    package var released: Date?
    package var added: Date?
    package var lastPlayed: Date?
  }
}

/// The state of the paired watch on the phone, and the data that the watch sent.
package struct WatchSection: Codable, Hashable, Sendable {
  package var isPaired: Bool?
  package var isAppInstalled: Bool?
  package var isReachable: Bool?
  package var isComplicationEnabled: Bool?
  /// The other side's last application context, of texts and numbers.
  package var context: [String: WorldValue]?
}

/// The person's iCloud.
package struct CloudSection: Codable, Hashable, Sendable {
  package var account: Account?
  package var records: [Record]?

  package enum Account: String, WorldChoice {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
  }
  package enum Database: String, WorldChoice { case `public`, `private`, shared }

  package struct Record: Codable, Hashable, Sendable {
    package var type: String
    package var name: String?
    package var database: Database?
    package var fields: [String: WorldValue]?
    package var created: Date?
    package var modified: Date?
  }
}
