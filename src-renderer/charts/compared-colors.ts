/**
 * Colours for up to five compared coins, by theme, found by search: as far apart as can be for eyes that lack a cone,
 * too, and readable on the theme's surface. None is amber, which means credits.
 */
export const comparedColors = {
  dark: ['#6e7ecf', '#a9efb5', '#db5c43', '#ebc3f4', '#b06d84'],
  light: ['#8f43db', '#297a7a', '#d62929', '#101056', '#56101c']
} as const
