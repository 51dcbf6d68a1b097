import { parsedJson } from '../../../src-shared/json'
import { z } from 'zod'
import type { UserPrice } from '../../../src-shared/contract/credits'
import type { FieldEdit, SavedFieldEdit } from '../../../src-shared/contract/field-edits'
import { SavedFieldEdit as SavedFieldEditForm } from '../../../src-shared/contract/field-edits'
import { ProfileFile } from '../../../src-shared/contract/profile'
import type { MappingCounts, MappingId, SavedMapping } from '../../../src-shared/contract/response-mapping'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { unsavedFault } from '../../platform/faults/unsaved-file'
import type { ServiceClientSources } from '../api/client'
import { operations } from '../api/operations'
import type { Clock } from '../../platform/time/clock'
import { MappingService } from './mapping-service'
import { MappingStore } from './mapping-store'
import type { Database } from '../../platform/storage/database'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import { OwnedFact } from '../../platform/storage/owned-fact'

export interface ProfileSources {
  readonly facts: FactStore
  readonly state: Database
  readonly clock: Clock
  readonly credits: {
    learnedRates(operations: readonly string[]): Readonly<Record<string, UserPrice>>
    hintPrices(prices: Readonly<Record<string, UserPrice>>): void
  }
  /**
   * Returns null if the user cancelled.
   * @throws the file system's error
   */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
}

/** Skips edits that can't be parsed, such as edits of another version. */
const fieldEditsFact = fact<readonly SavedFieldEdit[]>(
  'lessons',
  z.array(z.unknown()).transform(stored =>
    stored.flatMap(one => {
      const edit = SavedFieldEditForm.safeParse(one)
      return edit.success ? [edit.data] : []
    })
  )
)
const fileName = 'candlewick-profile.json'
const most = 500

export class ProfileService {
  readonly changed = new Emitter<readonly SavedFieldEdit[]>()
  readonly responses: MappingService
  readonly #sources: ProfileSources
  readonly #fieldEdits: OwnedFact<readonly SavedFieldEdit[]>

  constructor(sources: ProfileSources) {
    this.#sources = sources
    this.#fieldEdits = new OwnedFact(sources.facts, fieldEditsFact, [])
    const { state, clock } = sources
    this.responses = new MappingService({
      store: new MappingStore(state),
      clock,
      fieldEdits: this.fieldEditsOf
    })
  }

  fieldEdits(): readonly SavedFieldEdit[] {
    return this.#fieldEdits.value
  }

  readonly fieldEditsOf = (operation: string): readonly FieldEdit[] =>
    editsOf(this.#fieldEdits.value, operation)

  get reading(): Pick<ServiceClientSources, 'fieldEdits' | 'mappings'> {
    return { fieldEdits: this.fieldEditsOf, mappings: this.responses }
  }

  /**
   * Adds an edit. It replaces the edits of the operation that have the same path, or that have the same field
   * and a path in this response. Edits for other formats stay.
   * @param isInResponse returns whether this response has the path
   * @throws DiskError
   */
  editField(edit: SavedFieldEdit, isInResponse: (path: string) => boolean): void {
    const others = this.#fieldEdits.value.filter(
      one => !isSamePlace(one, edit) && !(isSameField(one, edit) && isInResponse(one.path))
    )
    this.#keep([...others, edit])
  }

  /** @throws DiskError */
  forget({ operation, path }: Pick<SavedFieldEdit, 'operation' | 'path'>): readonly SavedFieldEdit[] {
    this.#keep(this.#fieldEdits.value.filter(edit => edit.operation !== operation || edit.path !== path))
    return this.#fieldEdits.value
  }

  mappings(): readonly SavedMapping[] {
    return this.responses.mappings()
  }

  mappingCounts(): MappingCounts {
    return { ...this.responses.counts }
  }

  /** @throws DiskError */
  acceptMapping(id: MappingId): readonly SavedMapping[] {
    return this.responses.accept(id)
  }

  /** @throws DiskError */
  undoMapping(id: MappingId): readonly SavedMapping[] {
    return this.responses.undo(id)
  }

  /** @throws DiskError */
  confirmMapping(id: MappingId): readonly SavedMapping[] {
    return this.responses.confirm(id)
  }

  /** @throws DiskError */
  forgetMapping(id: MappingId): readonly SavedMapping[] {
    return this.responses.forget(id)
  }

  /**
   * Returns null if the user cancelled.
   * @throws FaultError if the file can't be written
   */
  async save({ withPrices }: { readonly withPrices: boolean }): Promise<string | null> {
    const prices = withPrices ? this.#sources.credits.learnedRates(operations.map(({ name }) => name)) : {}
    const file: ProfileFile = {
      format: 'candlewick-profile',
      version: 2,
      lessons: [...this.#fieldEdits.value],
      mappings: [...this.responses.shapes()],
      ...(Object.keys(prices).length > 0 && { prices })
    }
    try {
      return await this.#sources.saveText(fileName, `${JSON.stringify(file, null, 2)}\n`)
    } catch (error) {
      throw new FaultError(unsavedFault(error, 'profile'))
    }
  }

  /**
   * Imports a profile, either all of it or nothing.
   * @throws FaultError `bad-input` if the text isn't a profile of a known version
   * @throws DiskError
   */
  take({ text }: { readonly text: string }): readonly SavedFieldEdit[] {
    const file = ProfileFile.safeParse(parsedJson(text))
    if (!file.success) throw new FaultError(inputFault('profile-form'))
    const taken = file.data.lessons
    const others = this.#fieldEdits.value.filter(
      one => !taken.some(edit => isSamePlace(one, edit) || isSameField(one, edit))
    )
    const fieldEdits = inOrder([...others, ...taken])
    this.responses.take(
      file.data.mappings ?? [],
      operation => editsOf(fieldEdits, operation),
      writeMappings =>
        this.#fieldEdits.write(fieldEdits, writeEdits =>
          this.#sources.state.transaction(() => {
            writeEdits()
            writeMappings()
          })()
        )
    )
    this.changed.emit(this.#fieldEdits.value)
    if (file.data.prices !== undefined) this.#sources.credits.hintPrices(file.data.prices)
    return this.#fieldEdits.value
  }

  #keep(fieldEdits: readonly SavedFieldEdit[]): void {
    this.#fieldEdits.write(inOrder(fieldEdits))
    this.changed.emit(this.#fieldEdits.value)
  }
}

const inOrder = (fieldEdits: readonly SavedFieldEdit[]): readonly SavedFieldEdit[] =>
  fieldEdits.toSorted((one, other) => one.operation.localeCompare(other.operation)).slice(-most)

const editsOf = (fieldEdits: readonly SavedFieldEdit[], operation: string): readonly FieldEdit[] =>
  fieldEdits
    .filter(edit => edit.operation === operation)
    .map(({ path, field, unit }) => ({ path, field, unit }))

const isSamePlace = (one: SavedFieldEdit, other: SavedFieldEdit): boolean =>
  one.operation === other.operation && one.path === other.path

const isSameField = (one: SavedFieldEdit, other: SavedFieldEdit): boolean =>
  one.operation === other.operation && one.field !== null && one.field === other.field
