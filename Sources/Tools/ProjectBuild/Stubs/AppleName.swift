/// Names that Apple's modules have and Vitrine's lack, as far as their letters or their owner show that.
enum AppleName {
  /// Whether a missing name is one of Apple's. A name of the code's own that is misspelt or that isn't there isn't, so
  /// that it stays an error.
  ///
  /// - Parameter own: the types that the code declares itself.
  static func isOfApples(_ fact: StubFact, besides own: Set<String>) -> Bool {
    switch fact {
    case .type(let name), .exported(let name, _): isApples(type: name) && !own.contains(name)
    case .value(let name): name.firstMatch(of: constant) != nil
    case .attribute: false
    case .member(let name, let owner, _): isApples(owner, own) && !isLikelyOwn(name, of: owner)
    case .initializer(let name, _): isApples(name, own)
    case .label, .overridden, .keyPath, .isConformedTo, .isAmbiguous: false
    // The message about stubs, once there are any.
    case .same, .conforms, .isOptional, .isSequence, .pattern, .isProtocol, .isOneClass,
      .isEnumeration:
      true
    }
  }

  /// Whether the compiler takes a missing name for one that is there.
  static func isMisspelt(_ text: String) -> Bool { text.contains("; did you mean ") }

  /// The names of Apple's that are declared by stubs, in order.
  ///
  /// - Parameter besidesModules: whether whole modules are missing as well. Their extensions can't be distinguished from
  ///   Apple's.
  static func all(in model: StubModel, besidesModules: Bool) -> [String] {
    let types = model.types.filter {
      $0.value.alias == nil && $0.value.kind != .symbol && isApples(type: $0.key)
    }.keys
      .compactMap { name in AppleModules.module(ofType: name).map { "\($0).\(name)" } }
    let members = model.extensions.flatMap { owner, type in
      type.members.map { "\(owner).\($0.name)" }
        + (type.initializers.isEmpty ? [] : ["\(owner).init"])
    }
    let globals = model.globals.members.map(\.name)
    return Set(types).sorted() + (besidesModules ? [] : Set(members + globals).sorted())
  }

  /// The names of constants of frameworks in C.
  private static var constant: Regex<Substring> { /^k(?:Sec|CF|UT|CG|CI|CM|CT|LS)[A-Z]\w*$/ }

  private static func isApples(type name: String) -> Bool {
    !name.contains("_") && AppleModules.module(ofType: name) != nil
  }

  private static func isApples(_ owner: String, _ own: Set<String>) -> Bool {
    let name = owner.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? owner
    guard !own.contains(name), !name.contains("_"),
      let module = AppleModules.module(ofType: name)
    else { return false }
    // Date, URL and kin are types that code adds names of its own to.
    return module != "Foundation" || name.hasPrefix("NS")
  }

  /// Colours, images and fonts are what code adds names of its own to.
  private static func isLikelyOwn(_ name: String, of owner: String) -> Bool {
    ["Color", "Image", "Font", "UIColor", "UIImage", "UIFont", "Notification.Name", "ShapeStyle"]
      .contains(owner)
  }
}
