// As Apple's: `import Combine` brings dates, queues and notifications.
@_exported import Foundation
