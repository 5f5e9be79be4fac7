import Foundation
import Site

struct Picture {}
