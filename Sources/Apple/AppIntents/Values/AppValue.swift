public protocol AppValue: _IntentValue, PersistentlyIdentifiable, DisplayRepresentable {}
