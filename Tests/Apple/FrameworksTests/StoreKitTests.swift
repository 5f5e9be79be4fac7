import Foundation
import StoreKit
import TestSupport
import Testing
import UIKit

extension FrameworkTests {
  private static func owned() async -> [String] {
    var owned: [String] = []
    for await result in Transaction.currentEntitlements {
      if case .verified(let transaction) = result { owned.append(transaction.productID) }
    }
    return owned
  }

  @Test func withoutAWorldNothingIsBought() async throws {
    try Self.enter()
    #expect(await Self.owned() == [])
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func whatIsOverOrRevokedEntitlesToNothing() async throws {
    try Self.enter(
      #"""
      {"store": {
        "products": [
          {"id": "pro", "name": "Pro", "price": 4.99, "currency": "USD"},
          {"id": "plus", "name": "Plus", "price": 1.99, "type": "autoRenewable", "group": "g", "period": "1 year"}
        ],
        "purchases": [
          {"product": "pro", "date": "2025-01-01"},
          {"product": "plus", "expires": "2001-01-01"},
          {"product": "old", "revoked": "2001-01-01"}
        ]
      }}
      """#)
    #expect(await Self.owned() == ["pro"])
    let products = try await Product.products(for: ["plus", "pro"])
    #expect(products.map(\.id) == ["pro", "plus"])
    #expect(products.first?.price == Decimal(string: "4.99"))
    #expect(products.first?.displayPrice.contains("4.99") == true)
    #expect(products[at: 1]?.subscription?.subscriptionPeriod.unit == .year)
    let status = try await Product.SubscriptionInfo.status(for: "g")
    #expect(status.map(\.state) == [.expired])
    guard case .userCancelled = try await products.element(0).purchase() else {
      Issue.record("a picture bought something")
      return
    }
    #expect(Self.codes() == ["device-answered", "device-rests"])
  }

  @MainActor @Test func aReviewIsNotAskedForInAScene() throws {
    try Self.enter()
    SKStoreReviewController.requestReview(in: UIWindowScene())
    #expect(Self.codes() == ["device-rests"])
  }

  /// https://developer.apple.com/documentation/storekit/skcloudservicecontroller: the access to Apple Music and what the
  /// person's subscription allows.
  @Test func appleMusicIsAskedForTheSubscription() async throws {
    try Self.enter()
    #expect(SKCloudServiceController.authorizationStatus() == .notDetermined)
    #expect(await SKCloudServiceController.requestAuthorization() == .denied)
    await #expect(throws: SKError(.cloudServicePermissionDenied)) {
      try await SKCloudServiceController().requestCapabilities()
    }
    try Self.enter(#"{"media": {"isSubscriber": true}, "store": {"countryCode": "DEU"}}"#)
    #expect(SKCloudServiceController.authorizationStatus() == .authorized)
    let capabilities = try await SKCloudServiceController().requestCapabilities()
    #expect(capabilities.contains(.musicCatalogPlayback))
    #expect(try await SKCloudServiceController().requestStorefrontCountryCode() == "de")
  }
}

extension FrameworkTests {
  private final class Answer: NSObject, SKProductsRequestDelegate, @unchecked Sendable {
    let answered: @Sendable (SKProductsResponse) -> Void
    init(_ answered: @escaping @Sendable (SKProductsResponse) -> Void) { self.answered = answered }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      answered(response)
    }
  }

  private static func products(_ identifiers: Set<String>) async -> SKProductsResponse {
    await withCheckedContinuation { done in
      let delegate = Answer { done.resume(returning: $0) }
      let request = SKProductsRequest(productIdentifiers: identifiers)
      request.delegate = delegate
      request.start()
      withExtendedLifetime(delegate) { Thread.sleep(forTimeInterval: 0.2) }
    }
  }

  @Test func theFirstStoreKitsRequestsAreAnsweredByTheWorld() async throws {
    try Self.enter(
      #"""
      {"store": {"products": [
        {"id": "plus", "name": "Plus", "price": 1.99, "type": "autoRenewable", "group": "g", "period": "2 weeks"}
      ]}}
      """#)
    let response = await Self.products(["plus", "gone"])
    let product = try #require(response.products.first)
    #expect(product.productIdentifier == "plus" && product.localizedTitle == "Plus")
    #expect(product.price == NSDecimalNumber(string: "1.99"))
    #expect(product.priceLocale.currency?.identifier == "USD")
    #expect(product.subscriptionPeriod?.unit == .week)
    #expect(product.subscriptionPeriod?.numberOfUnits == 2)
    #expect(response.invalidProductIdentifiers == ["gone"])
    SKPaymentQueue.default().add(SKPayment(product: product))
    #expect(SKPaymentQueue.default().transactions.isEmpty)
    #expect(Self.codes() == ["device-answered", "device-rests"])
  }

  @Test func withoutAWorldARequestFindsNoProduct() async throws {
    try Self.enter()
    let response = await Self.products(["plus"])
    #expect(response.products.isEmpty && response.invalidProductIdentifiers == ["plus"])
  }
}
