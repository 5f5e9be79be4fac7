// Swift Testing imports this beside a module named UIKit; there is nothing to add.
