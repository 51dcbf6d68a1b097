// Measures what the watcher costs the computer, and what happens when the app takes over from it. See
// docs/benches.md.
import { SimulatedMarket } from '../src-demo/simulation/simulated-market'
import { minute } from '../src-shared/time'
import { parseOptions } from './options'
import { watchedDay } from './watcher/day'
import { handOver } from './watcher/hand-overs'
import { watchedStalls } from './watcher/stalls'
import { weigh } from './watcher/weight'

const { hours, shared, only, seconds, settling, rounds } = parseOptions({
  hours: 24,
  shared: false,
  only: '',
  seconds: 120,
  settling: 60,
  rounds: 50
})
const watched = {
  everyMs: 2 * minute,
  coins: new SimulatedMarket(1).coins
    .map(({ symbol }) => symbol)
    .filter(symbol => !symbol.includes('USD'))
    .slice(0, 25)
}
const began = performance.now()

const isMeasured = (part: 'writing' | 'weight' | 'handOvers' | 'stalls'): boolean =>
  only === '' || only === part
const day = isMeasured('writing') ? await watchedDay(watched, hours, !shared) : null
const weights = isMeasured('weight') ? await weigh(watched, { seconds, settling }) : null
const stalls = isMeasured('stalls') ? await watchedStalls(500, 60) : null
const handOvers = isMeasured('handOvers') ? await handOver(rounds) : null

const missed = Object.entries({
  ...(day && { quoteCalls: day.quoteCalls >= 700, writtenMb: day.writtenMb <= 20 }),
  ...(weights && {
    nodeMb: weights.node.pssMb <= 90,
    timesBare: weights.timesBare <= 1.3,
    wakeUpsPerSecond: Math.max(weights.node.wakeUpsPerSecond, weights.headless.wakeUpsPerSecond) <= 3
  }),
  ...(stalls && {
    stalls:
      Math.max(stalls.moveAlert.longestMs, stalls.allTrigger.longestMs, stalls.removedCoin.longestMs) <= 50,
    calls: stalls.calls.moveAlert <= stalls.calls.withoutAlert,
    triggers: stalls.triggers === 3_000
  }),
  ...(handOvers && {
    handOvers: ['callsTwice', 'alertsLost', 'alertsDoubled', 'unsettled', 'ledgerOff'].every(
      name => handOvers[name as 'callsTwice'] === 0
    )
  })
}).flatMap(([name, isMet]) => (isMet ? [] : [name]))
const wallSeconds = Math.round((performance.now() - began) / 1_000)
console.log(
  JSON.stringify({
    ...day,
    ...weights,
    ...(stalls && { stalls }),
    ...(handOvers && { handOvers }),
    missed,
    wallSeconds
  })
)
process.exit(missed.length > 0 ? 1 : 0)
