import { content, devices, isolation, permissions } from './page-checks'
import type { IsolationCheck } from './isolation-check'
import { certificates, downloads, identity, links, navigation, scheme, windows } from './ways-out'

/**
 * What a page can check of Electron's security checklist. package.spec.ts tests the fuses. Tests with clicks
 * come first: Playwright waits for navigations before each click, and the last four tests attempt navigations
 * that never finish.
 */
export const isolationChecks: readonly IsolationCheck[] = [
  ...[links, certificates, identity, isolation, permissions, devices, scheme],
  ...[content, windows, downloads, navigation]
]
