import { bodies, type FixtureBody } from '../src-main/service/api/reader/bodies/all.fixture'
import { scoreOf, type Score } from '../src-main/service/api/reader/contact.fixture'
import { otherRules, plainRules, type LayoutRule } from '../src-main/service/api/reader/layouts'

// Measures what each inference rule contributes: which bodies lose values without it, and in which bodies
// values become wrong without an error. See docs/benches.md.

const [only] = process.argv.slice(2)
const before = new Map<FixtureBody, Score>()
const users = new Map<string, FixtureBody[]>()

function during(rules: LayoutRule[], at: number, rule: LayoutRule, run: () => void): void {
  const own = rules[at] as LayoutRule
  rules[at] = rule
  run()
  rules[at] = own
}

const tables = [plainRules, otherRules]
let applied = new Set<string>()
for (const rules of tables)
  for (const [at, { name, apply }] of [...rules].entries())
    rules[at] = {
      name,
      apply: (...args) => {
        const rewritten = apply(...args)
        if (rewritten !== null) applied.add(name)
        return rewritten
      }
    }

// Find the bodies to which each rule applies. Other bodies can't lose anything without it.
for (const body of bodies) {
  applied = new Set()
  before.set(body, scoreOf(body))
  for (const name of applied) users.set(name, [...(users.get(name) ?? []), body])
}

for (const rules of tables)
  for (const [at, { name }] of [...rules].entries()) {
    if (only !== undefined && only !== name) continue
    const found = { bodies: 0, lost: 0, wrong: 0 }
    during(rules, at, { name, apply: () => null }, () => {
      for (const body of users.get(name) ?? []) {
        const [own, other] = [before.get(body) as Score, scoreOf(body)]
        found.bodies++
        if (other.right < own.right) found.lost++
        found.wrong += Math.max(0, other.wrong - own.wrong)
      }
    })
    console.log(JSON.stringify({ bench: 'rules', rule: name, ...found }))
  }
