/// Gives memory to Core Foundation's objects, which is Swift's here.
public typealias CFAllocator = AnyObject

public var kCFAllocatorDefault: CFAllocator! { nil }
