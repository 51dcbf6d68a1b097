import { quiet as quietOf } from '../quiet'
import type { World } from './world'

export const quiet = ({ wire, machine, keychain, trace }: World): Promise<void> =>
  quietOf({
    wire,
    app: () => (machine.life === null || machine.life.isDead ? null : machine.life.app),
    waitsElsewhere: () => keychain.pending > 0,
    hangs: calls =>
      trace.violated(
        'waits with a reason',
        `${calls} calls are under way and ${wire.waiting} answers to come`
      )
  })

export async function pass(world: World, until: number): Promise<void> {
  do await quiet(world)
  while (world.clock.step(until))
  world.clock.sleepUntil(until)
}
