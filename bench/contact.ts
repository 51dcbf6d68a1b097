import { bodies } from '../src-main/service/api/reader/bodies/all.fixture'
import { scoreOf, type Score } from '../src-main/service/api/reader/contact.fixture'

// Measures how well responses of unknown services are read. See docs/benches.md.

type Figures = Omit<Score, 'faults'>

const none: Figures = {
  values: 0,
  right: 0,
  empty: 0,
  doubted: 0,
  wrong: 0,
  unrecognised: 0,
  doubts: 0,
  lost: 0
}
const together = (one: Figures, { faults: _, ...other }: Score): Figures => ({
  values: one.values + other.values,
  right: one.right + other.right,
  empty: one.empty + other.empty,
  doubted: one.doubted + other.doubted,
  wrong: one.wrong + other.wrong,
  unrecognised: one.unrecognised + other.unrecognised,
  doubts: one.doubts + other.doubts,
  lost: one.lost + other.lost
})
const line = (name: string, figures: Figures, more: object): void =>
  console.log(
    JSON.stringify({
      bench: 'contact',
      operation: name,
      ...figures,
      lostOrWrongWithoutAWord: figures.lost + figures.wrong,
      doubtsShare: Number((figures.doubts / Math.max(1, figures.values)).toFixed(4)),
      ...more
    })
  )

const scores = bodies.map(body => ({ body, score: scoreOf(body) }))
for (const operation of [...new Set(bodies.map(body => body.operation))].sort()) {
  const own = scores.filter(({ body }) => body.operation === operation)
  const faults = own.flatMap(({ body, score }) => score.faults.map(fault => `${body.manner}: ${fault}`))
  line(
    operation,
    own.reduce((sum, { score }) => together(sum, score), none),
    { bodies: own.length, ...(faults.length > 0 ? { faults } : {}) }
  )
}

const all = scores.reduce((sum, { score }) => together(sum, score), none)
const missed = [
  ...(all.right < all.values * 0.95 ? ['right'] : []),
  ...(all.wrong > 0 ? ['wrong'] : []),
  ...(all.lost > 0 ? ['lost'] : []),
  ...(all.doubts > all.values * 0.05 ? ['doubtsShare'] : [])
]
line('all', all, { bodies: bodies.length, missed })
process.exitCode = missed.length > 0 ? 1 : 0
