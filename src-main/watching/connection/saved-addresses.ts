import { z } from 'zod'
import type { SavedAddresses } from '../../platform/secrets/vault'
import { fact, type Fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'

const addresses = z
  .array(z.unknown())
  .transform(stored => stored.filter(address => typeof address === 'string'))
const savedFact = fact('saved-keys', addresses)
const unsavedFact = fact('unsaved-keys', addresses)

/** If the disk fails, the write is retried later. */
export function savedAddresses(facts: FactStore): SavedAddresses {
  const listed = (list: Fact<string[]>): readonly string[] => facts.read(list) ?? []
  const enter = (list: Fact<string[]>, address: string): void =>
    facts.writeOrQueue(list, [...new Set([...listed(list), address])].sort())
  const strike = (list: Fact<string[]>, address: string): void => {
    const addresses = listed(list)
    if (addresses.includes(address))
      facts.writeOrQueue(
        list,
        addresses.filter(one => one !== address)
      )
  }
  return {
    all: () => listed(savedFact),
    add(address) {
      enter(savedFact, address)
      strike(unsavedFact, address)
    },
    remove(address) {
      strike(savedFact, address)
      strike(unsavedFact, address)
    },
    isUnsaved: address => listed(unsavedFact).includes(address),
    noteUnsaved(address) {
      strike(savedFact, address)
      enter(unsavedFact, address)
    }
  }
}
