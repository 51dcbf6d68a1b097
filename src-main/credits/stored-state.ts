import type { LedgerState } from '../../src-shared/contract/credits'

/** `told` is the name of `user-priced` in state.db, which is append-only, and in exported files. */
export type StoredState = Exclude<LedgerState, 'user-priced'> | 'told'

export const toStoredState = (state: LedgerState): StoredState => (state === 'user-priced' ? 'told' : state)

export const fromStoredState = <S extends StoredState>(state: S): Exclude<S, 'told'> | 'user-priced' =>
  state === 'told' ? 'user-priced' : (state as Exclude<S, 'told'>)
