import Foundation

/// The place at which a method of Objective-C puts its error: `&error` of an `NSError?`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
