import { content, devices, isolation, permissions } from './page-walls'
import type { Wall } from './wall'
import { certificates, downloads, identity, links, navigation, scheme, windows } from './ways-out'

/**
 * Electron's security checklist, where a page can check it. package.spec.ts tests the fuses. Tests with clicks come
 * first, because before each click Playwright waits for the navigations that the last four attempt in vain.
 */
export const walls: readonly Wall[] = [
  ...[links, certificates, identity, isolation, permissions, devices, scheme],
  ...[content, windows, downloads, navigation]
]
