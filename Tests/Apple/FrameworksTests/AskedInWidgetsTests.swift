import AuthenticationServices
import Contacts
import Foundation
import MediaPlayer
import StoreKit
import Testing

/// Uses of frameworks as public widgets and the code that they share with their apps have them.
extension FrameworkTests {
  /// https://developer.apple.com/documentation/contacts/cncontact/birthday: “Day and month components are required for this
  /// property, and year is optional. The calendar component can be nil or gregorian.” Widgets take `birthday?.date`, which is
  /// nil without a calendar: https://github.com/soliblue/happy-birthday-reminder.
  @Test func aBirthdayHasADate() throws {
    try Self.enter(
      #"{"contacts": {"people": [{"id": "a", "givenName": "Ada", "birthday": "1815-12-10"}]}}"#)
    let store = CNContactStore()
    let found = try store.unifiedContacts(
      matching: CNContact.predicateForContactsInContainer(
        withIdentifier: store.defaultContainerIdentifier()),
      keysToFetch: [CNContactBirthdayKey as any CNKeyDescriptor])
    let birthday = try #require(found.first?.birthday)
    #expect(birthday.calendar?.identifier == .gregorian)
    let date = try #require(birthday.date)
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
    #expect([parts.year, parts.month, parts.day] == [1815, 12, 10])
  }

  @Test func aChangedContactIsNotSavedAndSaysSo() throws {
    try Self.enter(
      #"{"contacts": {"people": [{"id": "a", "givenName": "Ada", "phones": ["1"]}]}}"#)
    let store = CNContactStore()
    let ada = try store.unifiedContact(withIdentifier: "a", keysToFetch: [])
    let changed = try #require(ada.mutableCopy() as? CNMutableContact)
    changed.nickname = "A"
    #expect(changed.identifier == "a" && changed.phoneNumbers.count == 1)
    #expect(ada.nickname == "")
    let request = CNSaveRequest()
    request.update(changed)
    _ = Self.codes()
    try store.execute(request)
    #expect(Self.codes().contains("device-rests"))
    #expect(try store.unifiedContact(withIdentifier: "a", keysToFetch: []).nickname == "")
    try Self.enter()
    #expect(throws: CNError(.authorizationDenied)) { try store.execute(request) }
  }

  /// https://developer.apple.com/documentation/mediaplayer/mpmusicplayercontroller/preparetoplay(completionhandler:): the
  /// handler gets an error where the player can't be prepared.
  @Test func preparingToPlayEndsWithAnError() async throws {
    try Self.enter()
    let player = MPMusicPlayerController.applicationMusicPlayer
    player.setQueue(
      with: MPMusicPlayerMediaItemQueueDescriptor(itemCollection: MPMediaItemCollection(items: [])))
    let error = await withCheckedContinuation { continuation in
      player.prepareToPlay { continuation.resume(returning: $0 as? MPError) }
    }
    #expect(error == MPError(.notFound))
    #expect(Self.codes().contains("device-rests"))
  }

  /// Tasks that listen for the store's changes end, so that a process that waits for them ends too.
  @Test func theStoresUpdatesEnd() async throws {
    try Self.enter(
      #"""
      {"store": {"products": [{"id": "p", "name": "P", "price": 2, "type": "autoRenewable", "period": "3 month"}]}}
      """#)
    for await _ in Product.SubscriptionInfo.Status.updates { Issue.record("a status came") }
    for await _ in Storefront.updates { Issue.record("a storefront came") }
    for await _ in Message.messages { Issue.record("a message came") }
    let period = try await Product.products(for: ["p"]).first?.subscription?.subscriptionPeriod
    #expect(period?.value == 3 && period?.unit.localizedDescription == "Month")
  }

  @MainActor
  private final class SignIn: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    var failure: ASAuthorizationError?
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      ASPresentationAnchor()
    }
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { failure = error as? ASAuthorizationError }
  }

  @MainActor @Test func aSignInFailsAsNobodyIsThere() throws {
    try Self.enter()
    let signIn = SignIn()
    let controller = ASAuthorizationController(
      authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
    controller.delegate = signIn
    controller.presentationContextProvider = signIn
    controller.performRequests()
    #expect(signIn.failure?.code == .notInteractive)
  }
}
