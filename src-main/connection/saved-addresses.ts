import type { SavedAddresses } from '../secrets/vault'
import type { FactStore } from '../storage/fact-store'

const name = 'saved-keys'

/** Writes down in app.db which addresses have a key in the keychain; what the disk does not take now, it takes later. */
export function savedAddresses(facts: FactStore): SavedAddresses {
  const all = (): readonly string[] => {
    const kept = facts.read(name)
    return Array.isArray(kept) ? kept.filter(address => typeof address === 'string') : []
  }
  return {
    all,
    add: address => facts.keep(name, [...new Set([...all(), address])].sort()),
    remove: address =>
      facts.keep(
        name,
        all().filter(kept => kept !== address)
      )
  }
}
