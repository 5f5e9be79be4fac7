/// The person's permission for Screen Time.
package struct ScreenTimeSection: Codable, Hashable, Sendable {
  package var authorization: Authorization?
  package enum Authorization: String, WorldChoice { case notDetermined, denied, approved }
}
