import { z } from 'zod'
import { Settings } from '../../../src-shared/contract/settings'
import { Emitter } from '../../platform/events/emitter'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'

type ViewState = Settings['viewState']
type Change = { [Name in Exclude<keyof Settings, 'viewState'>]?: Settings[Name] | undefined } & {
  viewState?: { [Name in keyof ViewState]?: ViewState[Name] | undefined } | undefined
}

const settingsFact = fact('settings', z.record(z.string(), z.unknown()).transform(soundSettings))

export const SavedWindowBounds = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  maximised: z.boolean()
})
/** In desktop px. */
export type WindowBounds = z.infer<typeof SavedWindowBounds>
const boundsFact = fact('window', SavedWindowBounds)

/** If a setting can't be read, its default is used. */
export class SettingsService {
  readonly changed = new Emitter<Settings>()
  readonly #facts: FactStore
  #current: Settings

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#current = facts.read(settingsFact) ?? Settings.parse({})
  }

  all(): Settings {
    return this.#current
  }

  bounds(): WindowBounds | null {
    return this.#facts.read(boundsFact)
  }

  keepBounds(bounds: WindowBounds): void {
    this.#facts.writeOrQueue(boundsFact, bounds)
  }

  change({ viewState, ...part }: Change): Settings {
    const set = given(part)
    const changed = Settings.parse({
      ...this.#current,
      ...set,
      viewState: { ...this.#current.viewState, ...given(viewState ?? {}) }
    })
    // Doesn't fail if only the view changed, so that the user can still navigate with a full disk.
    if (Object.keys(set).length === 0) this.#facts.writeOrQueue(settingsFact, changed)
    else this.#facts.write(settingsFact, changed)
    this.#current = changed
    this.changed.emit(this.#current)
    return this.#current
  }
}

function given(part: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}

function soundSettings(stored: Record<string, unknown>): Settings {
  const viewState = soundFields(Settings.shape.viewState.unwrap().shape, stored['viewState'])
  return Settings.parse({ ...soundFields(Settings.shape, stored), viewState })
}

function soundFields(shape: Readonly<Record<string, z.ZodType>>, stored: unknown): Record<string, unknown> {
  const given = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  // Names such as `constructor`, which every object inherits, aren't settings.
  const known = given.filter(([name]) => Object.hasOwn(shape, name))
  return Object.fromEntries(known.filter(([name, value]) => shape[name]?.safeParse(value).success))
}
