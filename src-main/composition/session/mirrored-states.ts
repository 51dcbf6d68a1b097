import { contract, type ConceptName, type Services } from '../../../src-shared/contract'
import type { Events } from '../../../src-shared/contract/events'
import { nothing, type AnyRequest, type Changes } from '../../../src-shared/contract/request'
import type { Announce } from './service-session'

export interface MirroredState {
  /** Sends the current state, or nothing if the window requests its items on demand. */
  send(): void
  subscribe(): () => void
}

export function mirroredStates(services: Partial<Services>, announce: Announce): readonly MirroredState[] {
  return (Object.keys(contract) as ConceptName[]).flatMap(concept => {
    const specs: readonly [string, AnyRequest][] = Object.entries(contract[concept])
    const mirrored = specs.find(([, spec]) => 'isMirrored' in spec)
    const service = services[concept]
    if (!mirrored || !service || !('changed' in service)) return []
    const [name, { input }] = mirrored
    const announceState = announce(`${concept}Changed` as keyof Events) as (state: unknown) => void
    const { changed } = service as { readonly changed: Changes<unknown> }
    const read = (service as unknown as Readonly<Record<string, () => unknown>>)[name]?.bind(service)
    return [
      {
        send: () => {
          if (input === nothing) announceState(read?.())
        },
        subscribe: () => changed.on(announceState)
      }
    ]
  })
}
