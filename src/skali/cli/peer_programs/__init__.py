"""Programs run inside the peers' own environment: they never import skali, nor skali them."""
