// Swift Testing imports this beside a module named CoreImage; there is nothing to add.
