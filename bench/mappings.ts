import type { Answer } from '../src-main/service/api/answers/answer'
import { requestOf } from '../src-main/service/api/answers/call-request'
import { inferMapping } from '../src-main/service/api/inference/infer-mapping'
import { mappingKinds } from '../src-main/service/api/mapping/kinds/kinds'
import { readByMapping } from '../src-main/service/api/mapping/read-by-mapping'
import {
  compareRows,
  presentIn,
  sequenceOf,
  variantsOf,
  type Variant
} from '../src-main/service/api/mapping/sequences.fixture'
import { bodies } from '../src-main/service/api/reader/bodies/all.fixture'
import { parseOptions } from './options'
import { randomFrom } from './random'

// Reads each body of the corpus with its saved mapping, and again after changes in values, order, rows and
// fields. See docs/benches.md.

type Fields = Readonly<Record<string, unknown>>
const {
  only,
  faults: isLong,
  seed,
  services,
  responses
} = parseOptions({ only: 'all', faults: false, seed: 1, services: 200, responses: 20 })
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
interface Service {
  readonly name: string
  readonly body: unknown
  readonly kind: string
  readonly wanted: readonly Fields[]
  readonly read: (body: unknown) => readonly Fields[]
}
const found: Service[] = []
const faultIn = (
  name: string,
  variant: Variant,
  { changed, lost }: ReturnType<typeof compareRows>
): readonly string[] =>
  changed.length > 0 || (lost > 0 && !variant.mayLose)
    ? [`${name}: ${variant.name}: lost ${lost} ${changed.slice(0, 3).join('; ')}`]
    : []
const all = { ...none }
const byOperation = new Map<string, typeof none>()
const faults: string[] = []
const fits = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)

for (const { operation, params = {}, body, manner } of bodies) {
  if (only !== 'all' && only !== operation) continue
  const own = byOperation.get(operation) ?? { ...none }
  byOperation.set(operation, own)
  own.bodies++
  const request = requestOf(params)
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
  const read = (one: unknown): readonly Fields[] => {
    const { answer: data } = readByMapping(mapping, JSON.parse(JSON.stringify(one)), request)
    return data === null ? [] : flatten(data)
  }
  const score = compareRows(wanted, read(body), {
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
  found.push({ name: `${operation}: ${manner}`, body, kind: answer.kind, wanted, read })
  for (const variant of variantsOf(body, answer.kind)) {
    const comparison = compareRows(wanted, read(variant.body), variant)
    own.later++
    own.laterValues += comparison.right + comparison.lost + comparison.changed.length
    own.laterRight += comparison.right + (variant.mayLose ? comparison.lost : 0)
    own.laterChanged += comparison.changed.length
    faults.push(...faultIn(`${operation}: ${manner}`, variant, comparison))
  }
}

const share = (right: number, values: number): number => Number((right / Math.max(1, values)).toFixed(4))

for (const [operation, own] of [...byOperation, ['all', all] as const]) {
  if (own !== all) for (const name of Object.keys(none) as (keyof typeof none)[]) all[name] += own[name]
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

const random = randomFrom(seed)
const sequences = { services: 0, responses: 0, values: 0, right: 0, changed: 0 }
const drawn = found
  .map(service => ({ service, at: random.next() }))
  .sort((one, other) => one.at - other.at)
  .slice(0, services)
for (const { service } of drawn) {
  sequences.services++
  for (const variant of sequenceOf(service.body, service.kind, responses, random.next)) {
    const comparison = compareRows(service.wanted, service.read(variant.body), variant)
    sequences.responses++
    sequences.values += comparison.right + comparison.lost + comparison.changed.length
    sequences.right += comparison.right + (variant.mayLose ? comparison.lost : 0)
    sequences.changed += comparison.changed.length
    faults.push(...faultIn(`sequence: ${service.name}`, variant, comparison))
  }
}
const missed = [
  ...(all.right < all.values * 0.99 ? ['right'] : []),
  ...(all.laterChanged > 0 ? ['laterChanged'] : []),
  ...(sequences.right < sequences.values * 0.98 ? ['sequencesRight'] : []),
  ...(sequences.changed > 0 ? ['sequencesChanged'] : [])
]
console.log(
  JSON.stringify({
    bench: 'mappings',
    operation: 'sequences',
    seed,
    ...sequences,
    share: share(sequences.right, sequences.values),
    missed
  })
)
if (isLong) for (const fault of faults) console.log(fault)
process.exitCode = missed.length > 0 ? 1 : 0
