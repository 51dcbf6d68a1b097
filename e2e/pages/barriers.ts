import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import axe from 'axe-core'
import type { Page } from 'playwright'

interface AxeViolation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

interface Axe {
  getRules(tags?: readonly string[]): readonly { readonly ruleId: string; readonly tags: readonly string[] }[]
  run(
    where: Document,
    how: { runOnly: { type: 'rule'; values: readonly string[] }; resultTypes: readonly string[] }
  ): Promise<{ violations: readonly AxeViolation[] }>
}

interface IbmResult {
  readonly ruleId: string
  readonly value: readonly [kind: string, outcome: string]
  readonly message: string
  readonly snippet: string
}

interface Ibm {
  Checker: new () => {
    disableRule(rule: string): void
    check(where: Document, rulesets: readonly string[]): Promise<{ results: readonly IbmResult[] }>
  }
}

/** Conformance levels A and AA up to WCAG 2.2, including axe's experimental rules. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Rules that aren't tagged with a conformance level. */
const axeExtraRules = /^(region|page-has-heading-one|bypass|skip-link|heading-|empty-heading|landmark-)/
const ibmRuleset = 'WCAG_2_2'
/** These rules never report a violation. They only list what a person should check, and they are slow. */
const ibmReviewRules = [
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_color_misuse',
  'text_whitespace_valid',
  'text_quoted_correctly',
  'input_label_visible'
]

const require = createRequire(import.meta.url)
const ibmSource = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8')

export function checkers(): string {
  const { version } = require('accessibility-checker-engine/package.json') as { readonly version: string }
  return [
    'Accessibility: the whole document, no element excluded.',
    `axe-core ${axe.version}: rules tagged ${axeTags.join(', ')}, and ${axeExtraRules.source}.`,
    `accessibility-checker-engine ${version}: violations of ${ibmRuleset}.`,
    `Not run, because they can't report a violation: ${ibmReviewRules.join(', ')}.`
  ].join('\n')
}

export async function axeBarriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([tags, extra]) => {
      const { axe: checker } = globalThis as unknown as { axe: Axe }
      const isExtra = new RegExp(extra)
      const values = checker
        .getRules()
        .filter(({ tags: own }) => !own.includes('deprecated'))
        .filter(({ ruleId, tags: own }) => own.some(tag => tags.includes(tag)) || isExtra.test(ruleId))
        .map(({ ruleId }) => ruleId)
      const { violations } = await checker.run(document, {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations']
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `axe ${id}: ${html.slice(0, 200)} ${failureSummary}`)
      )
    },
    [axeTags, axeExtraRules.source] as const
  )
}

export async function ibmBarriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(ibmSource)
  return page.evaluate(
    async ([ruleset, unused]) => {
      const checker = new (globalThis as unknown as { ace: Ibm }).ace.Checker()
      for (const rule of unused) checker.disableRule(rule)
      const { results } = await checker.check(document, [ruleset])
      return results
        .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message} ${snippet.slice(0, 200)}`)
    },
    [ibmRuleset, ibmReviewRules] as const
  )
}
