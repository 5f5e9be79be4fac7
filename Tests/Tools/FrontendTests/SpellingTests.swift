import TestSupport
import Testing

@Suite(.blocking) struct SpellingTests {
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(setA:) func f(_ a: Int) {}", "             func f(_ a: Int) {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBOutlet weak var a: A!", "          weak var a: A!"),
    ("@IBAction func f() {}", "          func f() {}"),
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "      protocol P: Q {}"),
    // The compiler's own message says what there is not.
    (
      "@objc protocol P { @objc optional func f() }",
      "@objc protocol P { @objc optional func f() }"
    ),
    ("let a = #keyPath(Person.name.first)", "let a = \"name.first\"               "),
    ("let a = #selector(Row.tap(_:)) // b", "let a = _SEL(\"tap:\")           // b"),
    ("let a = #selector(tap)", "let a = _SEL(\"tap\")   "),
    ("let a = #selector(set(_:for:))", "let a = _SEL(\"set:for:\")      "),
    ("let a = #selector(self.move(to:))", "let a = _SEL(\"moveTo:\")          "),
    ("let a = #selector(A.show(row:in:))", "let a = _SEL(\"showWithRow:in:\")   "),
    ("let a = #selector(setter: A.name)", "let a = _SEL(\"setName:\")         "),
    (
      "@available(iOS, unavailable)\nfunc f() {}\n",
      "@available(*  , unavailable)\nfunc f() {}\n"
    ),
    (
      "@available(macOS, unavailable)\nfunc f() {}\n",
      "@available(macOS, unavailable)\nfunc f() {}\n"
    ),
    ("let a: Foundation.URLSession", "let a:            URLSession"),
    ("let a = Foundation.XMLParser(data: b)", "let a =            XMLParser(data: b)"),
    ("let a: Foundation.NSMapTable<A, B>", "let a:            NSMapTable<A, B>"),
    (
      "override func observeValue(forKeyPath k: String?, of o: Any?) {}",
      "         func observeValue(forKeyPath k: String?, of o: Any?) {}"
    ),
    ("override func observeValue(of o: Any?) {}", "override func observeValue(of o: Any?) {}"),
    ("let a: Foundation.Date", "let a: Foundation.Date"),
    ("import class Foundation.URLSession", "import       Foundation           "),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("import Darwin", "import Glibc "),
    ("import Darwin.C", "import Glibc   "),
    ("import func Darwin.sqrt", "import      Glibc      "),
    ("import ObjectiveC.runtime", "import Foundation        "),
    ("let a = Darwin.sqrt(2)", "let a =  Glibc.sqrt(2)"),
    ("let a = Darwin.mach_absolute_time()", "let a =        mach_absolute_time()"),
    ("class A: ObjectiveC.NSObject {}", "class A: Foundation.NSObject {}"),
    ("import SwiftUICore", "import SwiftUI    "),
    ("import struct SwiftUICore.Color", "import        SwiftUI          "),
    ("let a: SwiftUICore.Color = .red", "let a:     SwiftUI.Color = .red"),
    ("let a = SwiftUICore.Text(name)", "let a =     SwiftUI.Text(name)"),
    ("import os.log", "import os.log"),
    ("let f = NumberFormatter() // x", "let f = _AppleFormatter() // x"),
    ("let f: NumberFormatter = x()", "let f: NumberFormatter = x()"),
    ("@nonobjc class func f() {}", "         class func f() {}"),
    (
      "import CoreData\n@NSManaged public var name: String? // n",
      "import CoreData\n           public var name: String? { get { _managedValue(\"name\") } set { _setManagedValue(newValue, \"name\") } } // n"
    ),
    (
      "import UIKit\nclass A: CALayer { @NSManaged var p: CGFloat, q: String? }",
      "import UIKit\nclass A: CALayer {            var p: CGFloat = .init(), q: String? }"
    ),
    (
      "@NSManaged func addToItems(_ value: Item)",
      "           func addToItems(_ value: Item) { _add(value, toManaged: \"items\") }"
    ),
    (
      "@NSManaged func removeFromItems(at idx: Int)",
      "           func removeFromItems(at idx: Int) { _remove(at: IndexSet(integer: idx), fromManaged: \"items\") }"
    ),
    (
      "@NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
      "           func insertIntoItems(_ value: Item, at idx: Int) { _insert(value, at: idx, inManaged: \"items\") }"
    ),
    ("let a = \"@objc #selector(b)\"", "let a = \"@objc #selector(b)\""),
  ]) func aSpellingOfObjectiveCBecomesWhatMeansTheSame(source: String, shadow: String) throws {
    #expect(try CompilerJob().shadow(of: source) == shadow)
  }

  @Test func aFileThatDoesNotParseKeepsItsMistake() throws {
    #expect(try CompilerJob().shadow(of: "@objc func (\n") == "      func (\n")
  }
}
