import type { Answer } from '../src-main/service/api/answers/answer'
import { askedBy } from '../src-main/service/api/answers/asked'
import { inferMapping } from '../src-main/service/api/inference/infer-mapping'
import { mappingKinds } from '../src-main/service/api/mapping/kinds/kinds'
import { readByMapping } from '../src-main/service/api/mapping/read-by-mapping'
import { compareRows, presentIn, variantsOf } from '../src-main/service/api/mapping/sequences.fixture'
import { bodies } from '../src-main/service/api/reader/bodies/all.fixture'

// Measures how well saved mappings read. Each body of the corpus is read by its mapping, and again after
// changes in values, order, rows and fields. See docs/benches.md.

type Fields = Readonly<Record<string, unknown>>
const [only, isLong] = [process.argv[2] ?? 'all', process.argv[3] === 'faults']
const none = {
  bodies: 0,
  mapped: 0,
  whole: 0,
  values: 0,
  right: 0,
  wrong: 0,
  later: 0,
  laterValues: 0,
  laterRight: 0,
  laterChanged: 0
}
const all = { ...none }
const byOperation = new Map<string, typeof none>()
const faults: string[] = []
const fits = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

for (const { operation, params = {}, body, manner } of bodies) {
  if (only !== 'all' && only !== operation) continue
  const own = byOperation.get(operation) ?? { ...none }
  byOperation.set(operation, own)
  own.bodies++
  const asked = askedBy(params)
  const { mapping, answer, isWhole } = inferMapping(operation, params, body)
  if (answer.kind === 'unrecognised') continue
  const flatten = (one: Answer): readonly Fields[] =>
    mappingKinds[answer.kind as 'quotes']
      .flatten(one)
      .map(row => (operation === 'getTop' ? { ...row, rank: null } : row))
  const wanted = flatten(answer)
  own.values += wanted.reduce((sum, row) => sum + presentIn(row).length, 0)
  if (mapping === null) {
    faults.push(`${operation}: ${manner}: no mapping`)
    continue
  }
  own.mapped++
  const read = readByMapping(mapping, JSON.parse(JSON.stringify(body)), asked).answer
  const score = compareRows(wanted, read === null ? [] : flatten(read), {
    fits,
    mayLose: false,
    mayGain: false
  })
  own.right += score.right
  own.wrong += score.changed.length
  if (isWhole) own.whole++
  else {
    faults.push(`${operation}: ${manner}: lost ${score.lost} ${score.changed.join('; ')}`)
    continue
  }
  for (const variant of variantsOf(body, answer.kind)) {
    const later = readByMapping(mapping, JSON.parse(JSON.stringify(variant.body)), asked).answer
    const rows = later === null ? [] : flatten(later)
    const told = compareRows(wanted, rows, variant)
    own.later++
    own.laterValues += told.right + told.lost + told.changed.length
    own.laterRight += told.right + (variant.mayLose ? told.lost : 0)
    own.laterChanged += told.changed.length
    if (told.changed.length > 0 || (told.lost > 0 && !variant.mayLose))
      faults.push(
        `${operation}: ${manner}: ${variant.name}: lost ${told.lost} ${told.changed.slice(0, 3).join('; ')}`
      )
  }
}

for (const [operation, own] of [...byOperation, ['all', all] as const]) {
  if (own !== all) for (const name of Object.keys(none) as (keyof typeof none)[]) all[name] += own[name]
  const share = (right: number, values: number): number => Number((right / Math.max(1, values)).toFixed(4))
  console.log(
    JSON.stringify({
      bench: 'mappings',
      operation,
      ...own,
      share: share(own.right, own.values),
      laterShare: share(own.laterRight, own.laterValues)
    })
  )
}
if (isLong) for (const fault of faults) console.log(fault)
const missed = all.right < all.values * 0.99
process.exitCode = missed ? 1 : 0
