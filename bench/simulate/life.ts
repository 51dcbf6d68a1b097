import { nextTurn } from '../../src-main/time/next-turn'
import type { World } from './world'

/** Turns, of a real millisecond or more, after which what should be done by now hangs: a machine that stood still took none. */
const patience = 15_000

/** Everything that follows from what happened so far is done: only simulated time would bring more. */
export async function quiet({ wire, machine, keychain, trace }: World): Promise<void> {
  for (let turns = 0; ; turns++) {
    await nextTurn()
    await wire.idle()
    const { life } = machine
    if (life === null || life.isDead) return
    if (turns < 2 || wire.isOpen) continue
    // A call that is under way waits for its answer on the wire, or for the keychain.
    const held = (await life.app.services.credits.gauge()).held.calls
    if (held <= wire.waiting || keychain.pending > 0) return
    if (turns > patience)
      trace.violated('waits with a reason', `${held} calls are under way and ${wire.waiting} answers to come`)
    if (turns > 20) await new Promise(resolve => setTimeout(resolve, 1))
  }
}

/** Lets time pass up to a moment, for whoever lives. */
export async function pass(world: World, until: number): Promise<void> {
  do await quiet(world)
  while (world.clock.step(until))
  world.clock.sleepUntil(until)
}
