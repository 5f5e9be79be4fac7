// Property wrappers of values that can be sent, as Apple's declares them. Views are drawn on one thread.

extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
extension State: @unchecked Sendable where Value: Sendable {}
