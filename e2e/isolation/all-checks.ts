import { content, devices, isolation, permissions } from './page-checks'
import type { IsolationCheck } from './isolation-check'
import { certificates, downloads, identity, links, navigation, scheme, windows } from './ways-out'

/**
 * The items of Electron's security checklist that can be checked from a page. package.spec.ts tests the
 * fuses. The tests that click come first, because Playwright waits for navigations before each click, and the
 * last four tests attempt navigations that never finish.
 */
export const isolationChecks: readonly IsolationCheck[] = [
  ...[links, certificates, identity, isolation, permissions, devices, scheme],
  ...[content, windows, downloads, navigation]
]
