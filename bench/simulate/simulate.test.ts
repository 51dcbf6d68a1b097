import { expect, test } from 'vitest'
import { storyOf } from './chance'
import { mistakes } from './mistakes'
import { sourceOf, withMistake } from './planted'
import { shrink } from './shrink'
import type { Story } from './story'
import { runStory } from './run-story'
import { minute, second } from '../../src-shared/time'

const hours = (count: number): number => count / 24
const anHour = (steps: Story['steps']): Story => ({ ...storyOf(1, hours(1)), steps })
const aNotification = expect.stringContaining(' notified ') as unknown

async function linesWithoutViolation(steps: Story['steps']): Promise<readonly string[]> {
  const { violation, trace } = await runStory(anHour(steps))
  expect(violation).toBeNull()
  return trace
}

test.each([2, 7, 11])(
  'five hours of random failures break no invariant: seed %i',
  async seed => {
    const { violation, calls } = await runStory(storyOf(seed, hours(5)))
    expect(violation).toBeNull()
    expect(calls).toBeGreaterThan(0)
  },
  60_000
)

test('simulating the same story twice produces the same trace', async () => {
  const story = storyOf(5, hours(3))
  const [once, again] = [await runStory(story), await runStory(story)]
  expect(again.trace).toEqual(once.trace)
  expect(once.trace.length).toBeGreaterThan(20)
}, 60_000)

test("killing the process during a backup of state.db doesn't harm the next process", async () => {
  const story = anHour([
    // The first backup of the day begins a minute after the start of the app, so the process is killed around
    // that time.
    { do: 'kill', at: 'now', nth: 0, deadMs: 0, afterMs: 60 * second },
    { do: 'kill', at: 'now', nth: 0, deadMs: 0, afterMs: 61 * second },
    { do: 'wait', afterMs: 30 * 60 * second }
  ])
  const [once, again] = [await runStory(story), await runStory(story)]
  expect(once.violation).toBeNull()
  expect(again.trace).toEqual(once.trace)
}, 60_000)

test('an alert fires after wake-up if its condition was met while the computer slept', async () => {
  const lines = await linesWithoutViolation([
    { do: 'person', what: 'set-price-alert', choice: 0.99, afterMs: 5 * minute },
    { do: 'person', what: 'refresh', choice: 0, afterMs: minute },
    { do: 'sleep', forMs: 180 * minute, afterMs: 10 },
    { do: 'wait', afterMs: minute }
  ])
  expect(lines).toContainEqual(aNotification)
}, 60_000)

test('a late response triggers no alert if the user has entered another key in the meantime', async () => {
  const lines = await linesWithoutViolation([
    { do: 'person', what: 'set-price-alert', choice: 0.01, afterMs: 5 * minute },
    // The next process makes a call as soon as it starts. Before the late response arrives, the user enters a
    // key, and the check of this key fails.
    { do: 'answers', how: 'late', count: 1, afterMs: 10 },
    { do: 'answers', how: 'reset', count: 1, afterMs: 10 },
    { do: 'kill', at: 'now', nth: 0, deadMs: 60 * minute, afterMs: 10 },
    { do: 'person', what: 'enter-key', choice: 0, afterMs: 10 },
    { do: 'wait', afterMs: minute }
  ])
  expect(lines).not.toContainEqual(aNotification)
}, 60_000)

test('shrinking a failing story keeps all steps if no shorter story fails', async () => {
  const story: Story = {
    ...storyOf(1, 0),
    steps: [
      { do: 'wait', afterMs: minute },
      { do: 'person', what: 'theme', choice: 0.5, afterMs: minute },
      { do: 'power', hidden: true, onBattery: false, afterMs: minute },
      { do: 'wait', afterMs: minute }
    ]
  }
  const result = await runStory(story)
  const invariant = 'waits with a reason' as const
  const failed = { ...result, violation: { invariant, what: 'made up', atMs: 0 } }
  expect((await shrink(failed, 10_000)).story.steps).toEqual(story.steps)
}, 60_000)

test.each(mistakes)('the source still contains the code that the planted bug changes: $name', mistake => {
  expect(withMistake(sourceOf(mistake), mistake)).not.toBe(sourceOf(mistake))
})
