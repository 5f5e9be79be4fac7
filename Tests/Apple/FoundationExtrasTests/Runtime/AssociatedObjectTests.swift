import FoundationExtras
import Testing

@Suite struct AssociatedObjectTests {
  private final class Owner {}
  private final class Value {
    let ended: () -> Void
    init(ended: @escaping () -> Void = {}) { self.ended = ended }
    deinit { ended() }
  }
  private nonisolated(unsafe) static var key = 0
  private nonisolated(unsafe) static var otherKey = 0

  @Test func eachKeyHasItsValue() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &Self.otherKey, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? Int == 2)
    #expect(objc_getAssociatedObject(Owner(), &Self.key) == nil)
    objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
  }

  @Test func anAssignedObjectIsNotKept() {
    let owner = Owner()
    var value: Value? = Value()
    objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as AnyObject === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
  }

  @Test func anObjectAtTheAddressOfAnEarlierOneHasNoneOfItsValues() {
    for number in 0..<100 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
      objc_setAssociatedObject(owner, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &Self.key) as? Int == number)
    }
  }

  @Test func theEndOfAValueMayAskForOthers() {
    let owner = Owner()
    var seen: Any?
    var value: Value? = Value { [unowned owner] in
      seen = objc_getAssociatedObject(owner, &Self.key)
    }
    objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
    value = nil
    objc_setAssociatedObject(owner, &Self.key, "b", .OBJC_ASSOCIATION_RETAIN)
    #expect(seen as? String == "b")
  }
}
