import DeviceWorld
import Testing

/// What all of the device's frameworks have in common.
@Suite struct FrameworksTests {
  @Test func aUseIsNotedOnce() {
    let use = DeviceUse(question: "a", key: "b", answer: .fixture)
    #expect(use == DeviceUse(question: "a", key: "b", answer: .fixture))
  }
}
