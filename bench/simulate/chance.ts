import { randomFrom, type Random } from '../random'
import { serviceTroubles } from './service-trouble'
import { checkedTables, onTheWay, wishes, type Act, type StoryStep, type Story } from './story'
import { day, hour, minute, second } from '../../src-shared/time'

/**
 * Days on which a story may begin: ordinary days, days before either clock change, and the end of a year. The
 * special days reveal bugs at boundaries.
 */
const beginnings = ['2026-03-28', '2026-10-24', '2026-12-31', '2026-02-27', '2026-06-11', '2026-09-02']

const shares: readonly (readonly [share: number, act: (random: Random) => Act])[] = [
  [20, () => ({ do: 'wait' })],
  [10, random => ({ do: 'kill', at: 'now', nth: 0, deadMs: deadFor(random) })],
  [5, random => ({ do: 'kill', at: 'write', nth: random.whole(1, 12), deadMs: deadFor(random) })],
  [
    8,
    random => ({
      do: 'kill',
      at: 'write',
      nth: random.whole(1, 2),
      into: random.pick(checkedTables),
      deadMs: deadFor(random)
    })
  ],
  [4, random => ({ do: 'kill', at: 'before-send', nth: 0, deadMs: deadFor(random) })],
  [6, random => ({ do: 'kill', at: 'after-send', nth: 0, deadMs: deadFor(random) })],
  [6, () => ({ do: 'restart' })],
  [
    10,
    random => ({
      do: 'disk',
      fault: random.pick(['full', 'failing', 'locked'] as const),
      file: random.pick(['all', 'app', 'state', 'cache'] as const),
      every: random.pick([1, 1, 2, 3, 5]),
      forMs: Math.round(random.between(10 * second, 20 * minute))
    })
  ],
  [4, random => ({ do: 'keep-copy', file: random.pick(['state', 'cache'] as const) })],
  [3, random => ({ do: 'put-back', file: random.pick(['state', 'cache'] as const) })],
  [14, random => ({ do: 'answers', how: random.pick(onTheWay), count: random.whole(1, 3) })],
  [
    10,
    random => ({
      do: 'service',
      trouble: random.pick(serviceTroubles),
      forMs: Math.round(random.between(minute, 2 * hour))
    })
  ],
  [
    3,
    random => ({
      do: 'clock',
      byMs: Math.round(random.between(-1, 1) * random.pick([minute, hour, 2 * day]))
    })
  ],
  [3, () => ({ do: 'clock', byMs: 'right' })],
  [4, random => ({ do: 'sleep', forMs: Math.round(random.between(minute, 8 * hour)) })],
  [4, random => ({ do: 'power', hidden: random.next() < 0.5, onBattery: random.next() < 0.3 })],
  [2, () => ({ do: 'renew-quota' })],
  [4, random => ({ do: 'steal', credits: random.whole(1, 400) })],
  [
    4,
    random => ({
      do: 'keychain',
      state: random.pick(['locked', 'silent', 'missing'] as const),
      forMs: Math.round(random.between(minute, hour))
    })
  ],
  [70, random => ({ do: 'person', what: random.pick(wishes), choice: Number(random.next().toFixed(4)) })]
]

const deadFor = (random: Random): number =>
  Math.round(random.pick([0, second, minute, 3 * hour]) * random.next())

/** The same seed always gives the same story. */
export function storyOf(seed: number, days: number): Story {
  const random = randomFrom(seed)
  const from = Date.parse(`${random.pick(beginnings)}T00:00:00Z`) + random.whole(0, 23) * hour
  const steps: StoryStep[] = []
  const total = shares.reduce((sum, [share]) => sum + share, 0)
  for (let passed = 0; passed < days * day;) {
    const afterMs = Math.round(random.next() < 0.4 ? random.between(0, 20 * second) : random.between(0, hour))
    passed += afterMs
    let at = random.between(0, total)
    const chosen = shares.find(([share]) => (at -= share) < 0)
    if (chosen) steps.push({ afterMs, ...chosen[1](random) })
  }
  return {
    seed,
    from,
    days,
    quotaLimit: random.pick([2_000, 20_000, 1_000_000]),
    quotaResets: random.pick(['daily', 'never'] as const),
    quotesEveryMs: random.pick([2 * minute, 5 * minute, 10 * minute]),
    steps
  }
}
