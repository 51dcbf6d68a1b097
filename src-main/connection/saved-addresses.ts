import { z } from 'zod'
import type { SavedAddresses } from '../secrets/vault'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'

const addressesFact = fact(
  'saved-keys',
  z.array(z.unknown()).transform(kept => kept.filter(address => typeof address === 'string'))
)

/** Writes down in app.db which addresses have a key in the keychain; what the disk does not take now, it takes later. */
export function savedAddresses(facts: FactStore): SavedAddresses {
  const all = (): readonly string[] => facts.read(addressesFact) ?? []
  return {
    all,
    add: address => facts.keep(addressesFact, [...new Set([...all(), address])].sort()),
    remove: address =>
      facts.keep(
        addressesFact,
        all().filter(kept => kept !== address)
      )
  }
}
