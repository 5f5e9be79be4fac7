import DeviceWorld
import Foundation
import UIKit

/// The first StoreKit's queue. Nothing is bought.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { true }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func restoreCompletedTransactions() {
    DeviceAnswers.rests(
      "SKPaymentQueue.restoreCompletedTransactions()", "the world file says what was bought")
  }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {}

/// The request for a review.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {
    DeviceAnswers.rests("SKStoreReviewController.requestReview()", "a widget can't ask the person")
  }
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
