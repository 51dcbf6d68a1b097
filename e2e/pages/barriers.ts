import axe from 'axe-core'
import type { Page } from 'playwright'

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/**
 * Accessibility violations found by axe-core, with the affected elements.
 * @param within CSS selector. The default excludes the banner for the tests' Electron build.
 */
export async function barriers(page: Page, within = 'main'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    part =>
      (
        globalThis as unknown as {
          axe: { run(part: string): Promise<{ violations: Violation[] }> }
        }
      ).axe.run(part),
    within
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`)
  )
}
