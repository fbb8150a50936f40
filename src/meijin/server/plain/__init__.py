"""A plain page that plays any game, without a build."""
