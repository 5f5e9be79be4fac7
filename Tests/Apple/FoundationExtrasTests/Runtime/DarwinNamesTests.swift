import FoundationExtras
import Testing

@Suite struct DarwinNamesTests {
  @Test func ticksAreNanosecondsOfAMonotonicClock() {
    var info = mach_timebase_info()
    #expect(mach_timebase_info(&info) == 0)
    #expect(info == mach_timebase_info_data_t(numer: 1, denom: 1))
    let start = mach_absolute_time()
    #expect(mach_absolute_time() >= start)
    #expect(clock_gettime_nsec_np(-1) == 0)
  }

  @Test func anUnfairLockIsHeldByOne() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func namesOfTheCLibraryAreThere() {
    #expect(sqrt(4.0) == 2)
    #expect(arc4random_uniform(1) == 0)
  }

  @Test func anObjectIsALock() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    // The same thread may take it again.
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
  }

  @Test func aSelectorIsItsName() {
    #expect(_SEL("tap:") == Selector("tap:"))
    #expect(NSStringFromSelector("tap:") == "tap:")
    #expect("\(NSSelectorFromString("a"))" == "a")
  }
}
