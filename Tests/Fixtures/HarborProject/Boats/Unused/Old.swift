#error("Excepted from the target.")
