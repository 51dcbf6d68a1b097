import type { z } from 'zod'
import { Settings } from '../../src-shared/contract/settings'
import { Emitter } from '../events/emitter'
import type { FactStore } from '../storage/fact-store'

type Place = Settings['place']
type Change = { [Name in Exclude<keyof Settings, 'place'>]?: Settings[Name] | undefined } & {
  place?: { [Name in keyof Place]?: Place[Name] | undefined } | undefined
}

/** What a person set, in app.db; a value that can't be read falls back to its default, alone. */
export class SettingsService {
  readonly changed = new Emitter<Settings>()
  readonly #facts: FactStore
  #current: Settings

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#current = readSettings(facts.read('settings'))
  }

  all(): Settings {
    return this.#current
  }

  /** What the shell remembers of itself (where the window was), unknown to the renderer. */
  recall(name: string): unknown {
    return this.#facts.read(name)
  }

  keep(name: string, value: unknown): void {
    this.#facts.keep(name, value)
  }

  change({ place, ...part }: Change): Settings {
    const set = given(part)
    const changed = Settings.parse({
      ...this.#current,
      ...set,
      place: { ...this.#current.place, ...given(place ?? {}) }
    })
    // Where somebody is in the app is only remembered: on a full disk the window must still lead everywhere.
    if (Object.keys(set).length === 0) this.#facts.keep('settings', changed)
    else this.#facts.write('settings', changed)
    this.#current = changed
    this.changed.emit(this.#current)
    return this.#current
  }
}

function given(part: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}

function readSettings(stored: unknown): Settings {
  const place = soundFields(Settings.shape.place.unwrap().shape, (stored as Partial<Settings> | null)?.place)
  return Settings.parse({ ...soundFields(Settings.shape, stored), place })
}

function soundFields(shape: Readonly<Record<string, z.ZodType>>, stored: unknown): Record<string, unknown> {
  const given = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  // Own names only: a stored `constructor` is no field.
  const known = given.filter(([name]) => Object.hasOwn(shape, name))
  return Object.fromEntries(known.filter(([name, value]) => shape[name]?.safeParse(value).success))
}
