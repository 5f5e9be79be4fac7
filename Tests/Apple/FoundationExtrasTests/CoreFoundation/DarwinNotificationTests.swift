import FoundationExtras
import Testing

private final class Listener {
  var heard: [String] = []
}

@Suite struct DarwinNotificationTests {
  @Test func apostReachesTheObserversOfItsNameUntilTheyAreRemoved() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let listener = Listener()
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(listener).toOpaque())
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, _, userInfo in
        guard let observer, let name else { return }
        let listener = Unmanaged<Listener>.fromOpaque(observer).takeUnretainedValue()
        listener.heard.append(name.rawValue as String)
        #expect(userInfo == nil)
      }, "com.example.changed" as CFString, nil, .deliverImmediately)
    let name = CFNotificationName("com.example.changed" as CFString)
    CFNotificationCenterPostNotification(center, name, nil, ["lost": 1] as CFDictionary, true)
    CFNotificationCenterPostNotification(
      center, CFNotificationName("com.example.other" as CFString), nil, nil, true)
    CFNotificationCenterRemoveObserver(center, observer, name, nil)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    #expect(listener.heard == ["com.example.changed"])
  }
}
