import { content, devices, isolation, permissions } from './page-walls'
import type { Wall } from './wall'
import { certificates, downloads, identity, links, navigation, scheme, windows } from './ways-out'

/**
 * Electron's security checklist, as far as a page can see it; the fuses are package.spec.ts's. What is clicked comes first:
 * before each click Playwright waits for the navigations that the last four try in vain.
 */
export const walls: readonly Wall[] = [
  ...[links, certificates, identity, isolation, permissions, devices, scheme],
  ...[content, windows, downloads, navigation]
]
