// A widget has no place for what IntentsUI draws; handlers import it all the same.
@_exported import Intents
