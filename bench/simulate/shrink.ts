import type { StoryStep, Story } from './story'
import { runStory, type StoryResult } from './run-story'

/**
 * Finds a shorter story that breaks the same invariant, by leaving out ever smaller groups of steps.
 * @param patienceMs the time limit in real ms
 */
export async function shrink(failed: StoryResult, patienceMs: number): Promise<StoryResult> {
  const until = performance.now() + patienceMs
  let best = failed
  const tryWith = async (steps: readonly StoryStep[]): Promise<boolean> => {
    if (performance.now() > until) return false
    const result = await runStory({ ...best.story, steps })
    if (result.violation?.invariant !== failed.violation?.invariant) return false
    best = { ...result, story: { ...result.story, steps: steps.slice(0, result.steps) } }
    return true
  }
  await tryWith(failed.story.steps.slice(0, failed.steps))
  for (
    let size = Math.ceil(best.story.steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < best.story.steps.length;) {
      if (!(await tryWith(without(best.story.steps, from, size)))) from += size
      if (performance.now() > until) return best
    }
  }
  return best
}

/** The time that the left-out steps took still passes. */
function without(all: Story['steps'], from: number, size: number): readonly StoryStep[] {
  const passed = all.slice(from, from + size).reduce((sum, { afterMs }) => sum + afterMs, 0)
  const [next, ...rest] = all.slice(from + size)
  return [...all.slice(0, from), ...(next ? [{ ...next, afterMs: next.afterMs + passed }] : []), ...rest]
}
