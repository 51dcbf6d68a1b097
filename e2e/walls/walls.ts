import { content, devices, isolation, permissions } from './page-walls'
import type { Wall } from './wall'
import { certificates, downloads, identity, links, navigation, scheme, windows } from './ways-out'

/**
 * The items of Electron's security checklist that a page can check. package.spec.ts tests the fuses. Tests
 * with clicks come first: the last four try to navigate in vain, and Playwright waits for such navigations
 * before each click.
 */
export const walls: readonly Wall[] = [
  ...[links, certificates, identity, isolation, permissions, devices, scheme],
  ...[content, windows, downloads, navigation]
]
