import SwiftSource

extension StubModel {
  // MARK: Names

  /// Adds a type, by how it is used.
  mutating func addType(_ name: String, _ uses: [NameUse]) {
    var type = types[name] ?? StubType(kind: name == Self.symbols ? .symbol : .structure)
    let own = uses.filter { $0.name == name && $0.role != .member }
    type.generics = max(type.generics, own.map(\.generics).max() ?? 0)
    if own.contains(where: { $0.role == .attribute }) { type.kind = .wrapper }
    if own.contains(where: { $0.role == .classParent }), type.kind == .structure {
      type.kind = .class
    }
    if own.contains(where: { $0.role == .parent }) { type.kind = .protocol }
    types[name] = type
    for use in own {
      if use.role == .attribute, let arguments = use.attribute {
        let shape = signature(arguments, of: name)
        types[name]?.initializers.insert(shape)
        if !use.isTyped, !use.hasValue, let key = shape.parameters.first, key.kind == .member {
          setKey(key.type)
        }
      }
      if use.role == .value { learn(use.steps[...], on: name, isStatic: true, end: use.end) }
    }
  }

  /// Adds a function or a value outside of types.
  mutating func addGlobal(_ name: String, _ uses: [NameUse]) {
    for use in uses where use.name == name && use.role == .value {
      addMember(name, use.steps[...], to: "", isStatic: false, end: use.end)
    }
  }

  /// Adds a member of a stub, or of a type that is there.
  mutating func addMember(
    _ name: String, to owner: String, isStatic: Bool, _ uses: [NameUse], line: Int, file: String
  ) {
    let all = uses.filter { $0.name == name && $0.role == .member }
    let here = all.filter { $0.line == line && $0.file == file }
    if types[owner] != nil, !isStatic, ViewModifierNames.all.contains(name) {
      conform(owner, to: "View")
      return
    }
    if here.isEmpty {
      addMember(name, [], to: owner, isStatic: isStatic, end: .other)
    }
    for use in here + all.filter({ !here.contains($0) && $0.steps.first?.kind == .call }) {
      addMember(name, use.steps[...], to: owner, isStatic: isStatic, end: use.end)
    }
  }

  /// Adds the initialisers of a type that is there that are called with a label.
  mutating func addInitializer(_ label: String, to owner: String, _ uses: [NameUse]) {
    for use in uses where use.name == owner && use.role == .value {
      let call = use.steps.first { $0.kind != .member || $0.name != "init" }
      guard let call, call.kind == .call, let arguments = call.arguments,
        arguments.contains(where: { $0.label == label })
      else { continue }
      let shape = signature(arguments, of: owner + "_init")
      extensions[owner, default: StubType()].initializers.insert(shape)
    }
  }

  // MARK: Expressions

  /// Names of properties that hold an instance of their own type.
  private static let instances: Set<String> = [
    "shared", "default", "standard", "main", "current", "instance", "sharedInstance",
  ]

  private mutating func learn(
    _ steps: ArraySlice<UseStep>, on owner: String, isStatic: Bool, end: NameUse.End
  ) {
    guard types[owner] != nil else { return }
    guard let step = steps.first else {
      if !isStatic { finish(owner, end) }
      return
    }
    let rest = steps.dropFirst()
    switch step.kind {
    case .call:
      guard isStatic else { return }
      let shape = signature(step.arguments ?? [], of: owner + "_init")
      types[owner]?.initializers.insert(shape)
      learn(rest, on: owner, isStatic: false, end: end)
    case .member:
      let name = step.name ?? ""
      if name == "self" || name == "Type" {
        learn(rest, on: owner, isStatic: isStatic, end: end)
      } else if name == "init" {
        learn(rest, on: owner, isStatic: true, end: end)
      } else if isStatic, name.first?.isUppercase == true {
        let nested = "\(owner).\(name)"
        if types[nested] == nil { types[nested] = StubType() }
        learn(rest, on: nested, isStatic: true, end: end)
      } else if !isStatic, ViewModifierNames.all.contains(name) {
        conform(owner, to: "View")
      } else {
        addMember(name, rest, to: owner, isStatic: isStatic, end: end)
      }
    case .optional, .force:
      types[owner]?.isOptional = true
      learn(rest, on: owner, isStatic: isStatic, end: end)
    case .subscript:
      addMember(
        "subscript", [UseStep(.call, arguments: step.arguments)] + rest,
        to: owner, isStatic: isStatic, end: end)
    }
  }

  private mutating func addMember(
    _ name: String, _ steps: ArraySlice<UseStep>, to owner: String, isStatic: Bool,
    end: NameUse.End
  ) {
    let isCall = steps.first?.kind == .call
    var result = Self.resultName(owner, name)
    var holder = owner.isEmpty ? globals : types[owner] ?? extensions[owner] ?? StubType()
    let isOwn =
      !owner.isEmpty && isStatic && !isCall
      && (Self.instances.contains(name) || types[owner] == nil || types[owner]?.kind == .symbol)
    if isOwn { result = owner }
    let index =
      holder.member(name, isStatic: isStatic)
      ?? {
        holder.members.append(StubMember(name: name, isStatic: isStatic, result: result))
        return holder.members.count - 1
      }()
    if isCall {
      let shape = signature(steps.first?.arguments ?? [], of: Self.resultName(owner, name))
      holder.members[index].signatures.insert(shape)
    } else {
      holder.members[index].isValue = true
    }
    result = holder.members[index].result
    if owner.isEmpty {
      globals = holder
    } else if types[owner] != nil {
      types[owner] = holder
    } else {
      extensions[owner] = holder
    }
    if types[result] == nil, result != owner {
      types[result] = StubType()
      if isCall, !isStatic, types[owner] != nil { types[result]?.producer = owner }
    }
    learn(isCall ? steps.dropFirst() : steps, on: result, isStatic: false, end: end)
  }

  private mutating func finish(_ name: String, _ end: NameUse.End) {
    switch end {
    case .condition:
      if types[name]?.members.isEmpty == true, types[name]?.isOptional == false,
        types[name]?.initializers.isEmpty == true
      {
        types[name]?.alias = "Bool"
      }
    case .unwrapped: types[name]?.isOptional = true
    case .sequence: setSequence(name)
    case .statement, .other: break
    }
  }

  mutating func setSequence(_ name: String) {
    let element = Self.resultName(name, "element")
    if types[element] == nil { types[element] = StubType() }
    types[name]?.alias = "[\(element)]"
  }

  // MARK: Arguments

  private mutating func signature(_ arguments: [UseArgument], of owner: String) -> StubSignature {
    StubSignature(
      parameters: arguments.enumerated().map { index, argument in
        let base = Self.resultName(owner, argument.label ?? "\(index)")
        var parameter = StubParameter(
          label: argument.label,
          kind: StubParameter.Kind(rawValue: argument.kind.rawValue) ?? .value,
          count: argument.parameters, isAsync: argument.isAsync, canThrow: argument.canThrow)
        if let type = symbolType(argument, base, of: owner) {
          parameter.kind = .member
          parameter.type = type
          if types[type] == nil { types[type] = StubType(kind: .symbol) }
          addCases(argument.members, to: type)
          return parameter
        }
        switch parameter.kind {
        case .member, .members:
          parameter.type = base
          addCases(argument.members, to: base)
        case .closure, .views:
          parameter.type = base
          for number in 0..<argument.parameters where types["\(base)_\(number)"] == nil {
            types["\(base)_\(number)"] = StubType()
          }
        default: break
        }
        return parameter
      })
  }

  /// The type of constants that packages for SF Symbols have, after the one that most are of.
  private static let symbols = "SFSymbol"

  /// The type of an argument that is a symbol: `Image(systemSymbol: .starFill)`, `Label("A", symbol: .star)`.
  private func symbolType(_ argument: UseArgument, _ base: String, of owner: String) -> String? {
    let isImage = ["Image_init", "Label_init", "UIImage_init"].contains(owner)
    switch argument.label {
    case "systemSymbol": return isImage ? Self.symbols : nil
    case "symbol", "sfSymbol": return isImage && argument.kind == .member ? base : nil
    default: return nil
    }
  }

  /// Members that are named without their type.
  private mutating func addCases(_ members: [UseStep], to type: String) {
    if types[type] == nil { types[type] = StubType() }
    for step in members {
      guard let name = step.name, types[type]?.alias == nil else { continue }
      if name == "init" {
        let shape = signature(step.arguments ?? [], of: type + "_init")
        types[type]?.initializers.insert(shape)
        continue
      }
      let shape = step.arguments.map { signature($0, of: Self.resultName(type, name)) }
      var holder = types[type] ?? StubType()
      if holder.member(name, isStatic: true) == nil {
        holder.members.append(StubMember(name: name, isStatic: true, result: type))
      }
      guard let index = holder.member(name, isStatic: true) else { continue }
      if let shape {
        holder.members[index].signatures.insert(shape)
      } else {
        holder.members[index].isValue = true
      }
      types[type] = holder
    }
  }

  /// Each member gets a type of its own.
  private mutating func setKey(_ name: String) {
    types[name]?.isKey = true
    for index in types[name]?.members.indices ?? 0..<0 {
      guard let member = types[name]?.members[index] else { continue }
      let result = Self.resultName(name, member.name)
      if types[result] == nil { types[result] = StubType() }
      types[name]?.members[index].result = result
    }
  }

  // MARK: Types

  /// Lets a stub conform to a protocol. What a method of a view returns that is a view itself is the view.
  mutating func conform(_ name: String, to type: String) {
    guard let found = types[name], found.alias == nil else { return }
    if type == "View", let producer = found.producer.flatMap(resolved), producer != name,
      types[producer]?.kind != .protocol
    {
      types[name]?.alias = producer
      types[name]?.members = []
      types[producer]?.merge(found)
      conform(producer, to: "View")
    } else {
      types[name]?.conformances.insert(type)
    }
  }
}
