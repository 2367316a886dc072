"""What effects do. A step of an effect is one class; `table` says which."""
