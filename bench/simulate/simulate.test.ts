import { expect, test } from 'vitest'
import { storyOf } from './chance'
import { mistakes } from './mistakes'
import { sourceOf, withMistake } from './planted'
import { shrink } from './shrink'
import type { Story } from './story'
import { tell } from './tell'
import { minute, second } from '../../src-shared/time'

const hours = (count: number): number => count / 24
const anHour = (steps: Story['steps']): Story => ({ ...storyOf(1, hours(1)), steps })
const aNotification = expect.stringContaining(' told ') as unknown

/** The trace of an hour in which nothing may break. */
async function toldSoundly(steps: Story['steps']): Promise<readonly string[]> {
  const { violation, trace } = await tell(anHour(steps))
  expect(violation).toBeNull()
  return trace
}

test.each([2, 7, 11])(
  'hours in which everything goes wrong by chance break nothing: seed %i',
  async seed => {
    const { violation, calls } = await tell(storyOf(seed, hours(5)))
    expect(violation).toBeNull()
    expect(calls).toBeGreaterThan(0)
  },
  60_000
)

test('the same story leaves the same trace, byte for byte', async () => {
  const story = storyOf(5, hours(3))
  const [once, again] = [await tell(story), await tell(story)]
  expect(again.trace).toEqual(once.trace)
  expect(once.trace.length).toBeGreaterThan(20)
}, 60_000)

test('processes that are killed in the middle of copying state.db leave nothing that harms the next', async () => {
  const story = anHour([
    // The first copy of the day is begun a minute after the start.
    { do: 'kill', at: 'now', nth: 0, deadMs: 0, afterMs: 60 * second },
    { do: 'kill', at: 'now', nth: 0, deadMs: 0, afterMs: 61 * second },
    { do: 'wait', afterMs: 30 * 60 * second }
  ])
  const [once, again] = [await tell(story), await tell(story)]
  expect(once.violation).toBeNull()
  expect(again.trace).toEqual(once.trace)
}, 60_000)

test('an alert that comes true with an answer the machine slept through is noticed', async () => {
  const lines = await toldSoundly([
    { do: 'person', what: 'set-price-alert', choice: 0.99, afterMs: 5 * minute },
    { do: 'person', what: 'refresh', choice: 0, afterMs: minute },
    { do: 'sleep', forMs: 180 * minute, afterMs: 10 },
    { do: 'wait', afterMs: minute }
  ])
  expect(lines).toContainEqual(aNotification)
}, 60_000)

test('an answer to the key of before makes no alert true: it is booked and handed on to nobody', async () => {
  const lines = await toldSoundly([
    { do: 'person', what: 'set-price-alert', choice: 0.01, afterMs: 5 * minute },
    // The next process asks as it starts, its answer takes longer than the person, and the check of the key fails.
    { do: 'answers', how: 'late', count: 1, afterMs: 10 },
    { do: 'answers', how: 'reset', count: 1, afterMs: 10 },
    { do: 'kill', at: 'now', nth: 0, deadMs: 60 * minute, afterMs: 10 },
    { do: 'person', what: 'enter-key', choice: 0, afterMs: 10 },
    { do: 'wait', afterMs: minute }
  ])
  expect(lines).not.toContainEqual(aNotification)
}, 60_000)

test('a story that fails is told again in its shortest form', async () => {
  const story: Story = {
    ...storyOf(1, 0),
    steps: [
      { do: 'wait', afterMs: minute },
      { do: 'person', what: 'theme', choice: 0.5, afterMs: minute },
      { do: 'power', hidden: true, onBattery: false, afterMs: minute },
      { do: 'wait', afterMs: minute }
    ]
  }
  const told = await tell(story)
  const invariant = 'waits with a reason' as const
  const failed = { ...told, violation: { invariant, what: 'made up', atMs: 0 } }
  // Nothing breaks without it: no shorter story is found.
  expect((await shrink(failed, 10_000)).story.steps).toEqual(story.steps)
}, 60_000)

test.each(mistakes)('there is still a place to plant: $name', mistake => {
  expect(withMistake(sourceOf(mistake), mistake)).not.toBe(sourceOf(mistake))
})
