import type { Client, Events, StateRequest, WholeConcept, WordedReply } from '@contract'
import type { Connected } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

type State<Name extends WholeConcept> = Events[`${Name}Changed`]

export class ConceptState<Name extends WholeConcept> extends Mirrored<State<Name>> {
  readonly client: Client[Name]

  constructor(client: Client[Name]) {
    super()
    this.client = client
  }

  change(ask: (client: Client[Name]) => Promise<WordedReply<State<Name>>>): Promise<boolean> {
    return this.act(() => ask(this.client))
  }
}

/**
 * Gives views the state of concepts that have no class of their own here: `concept('backups', 'state')`. The
 * state is read when it's first needed, and follows the main process from then on.
 */
export function conceptStates({ client, subscribe }: Pick<Connected, 'client' | 'subscribe'>) {
  const states = new Map<WholeConcept, unknown>()
  return <Name extends WholeConcept>(name: Name, request: StateRequest<Name>): ConceptState<Name> => {
    const known = states.get(name) as ConceptState<Name> | undefined
    if (known) return known
    const state = new ConceptState<Name>(client[name])
    states.set(name, state)
    const read = client[name][request] as () => Promise<WordedReply<State<Name>>>
    state.follow(subscribe, `${name}Changed`, read)
    return state
  }
}
