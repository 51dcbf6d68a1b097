import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/places.mjs'

interface Rule {
  readonly selector: string
  readonly says: readonly string[]
}

/** Skips media queries and states such as `:hover`. */
function rulesOf(css: string): readonly Rule[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/(?:^|\})\s*(\.[\w-]+)\s*(?=\{([^{}]*)\})/g)].map(
    ([, selector = '', body = '']) => ({
      selector,
      says: body.split(';').flatMap(line => line.trim() || [])
    })
  )
}

const sharedFiles = ['shared', 'controls']
  .map(name => readFileSync(join(root, `src-renderer/styles/${name}.css`), 'utf8'))
  .join('')

/**
 * The rules that other files must not repeat. Rules with a single declaration are left out, because that's
 * too little to call a copy. So are rules for a class that also styles its icons, because they can't be
 * compared alone.
 */
const shared = rulesOf(sharedFiles).filter(
  ({ selector, says }) => says.length > 1 && !sharedFiles.includes(`${selector} svg`)
)

const repeats = (css: string): readonly string[] =>
  rulesOf(css).flatMap(({ selector, says }) =>
    shared
      .filter(rule => rule.says.every(one => says.includes(one)))
      .map(rule => `${selector} ${rule.selector}`)
  )

test('no component copies the styles of a shared CSS class', () => {
  expect(shared.length).toBeGreaterThan(8)
  const found = readdirSync(join(root, 'src-renderer'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.svelte'))
    .flatMap(file => {
      const [, css = ''] =
        /<style>([^]*)<\/style>/.exec(readFileSync(join(root, 'src-renderer', file), 'utf8')) ?? []
      return repeats(css).map(repeated => `${file} ${repeated}`)
    })
  expect(found).toEqual([])
})

test('finds complete copies of a shared style but ignores partial copies', () => {
  expect(repeats('.age { color: var(--text-3); font-size: var(--size-small); }')).toEqual(['.age .ui-aside'])
  expect(
    repeats('p { margin: 0 } .age { font-size: var(--size-small); top: 0; color: var(--text-3) }')
  ).toEqual(['.age .ui-aside'])
  expect(repeats('.age { color: var(--text-3) } .age:hover { color: var(--text) }')).toEqual([])
})
