import { parsedJson } from '../../../src-shared/json'
import { z } from 'zod'
import type { UserPrice } from '../../../src-shared/contract/credits'
import type { Hint, Lesson } from '../../../src-shared/contract/lessons'
import { Lesson as LessonForm } from '../../../src-shared/contract/lessons'
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
  /** Supplies learned prices for export and receives imported ones as hints. */
  readonly credits: {
    learnedRates(operations: readonly string[]): Readonly<Record<string, UserPrice>>
    hintPrices(prices: Readonly<Record<string, UserPrice>>): void
  }
  /** Lets the user choose a file and writes it. Returns the path, or null if cancelled. @throws the file system's error */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
}

/** Drops lessons that don't parse, for example those from another version. */
const lessonsFact = fact<readonly Lesson[]>(
  'lessons',
  z.array(z.unknown()).transform(kept =>
    kept.flatMap(one => {
      const lesson = LessonForm.safeParse(one)
      return lesson.success ? [lesson.data] : []
    })
  )
)
const fileName = 'candlewick-profile.json'
/** The profile format's limit. */
const most = 500

/** The user's field mappings for one service's responses. Stored in state.db and applied to every response. */
export class ProfileService {
  readonly changed = new Emitter<readonly Lesson[]>()
  /** Chooses the saved mapping for each response. */
  readonly responses: MappingService
  readonly #sources: ProfileSources
  readonly #lessons: OwnedFact<readonly Lesson[]>

  constructor(sources: ProfileSources) {
    this.#sources = sources
    this.#lessons = new OwnedFact(sources.facts, lessonsFact, [])
    const { state, clock } = sources
    this.responses = new MappingService({ store: new MappingStore(state), clock, hints: this.hints })
  }

  lessons(): readonly Lesson[] {
    return this.#lessons.value
  }

  /** The lessons about an operation's responses. */
  readonly hints = (operation: string): readonly Hint[] => hintsIn(this.#lessons.value, operation)

  /** Lets a client read responses the way this service does. */
  get reading(): Pick<ServiceClientSources, 'hints' | 'mappings'> {
    return { hints: this.hints, mappings: this.responses }
  }

  /**
   * Adds a lesson. Replaces an earlier one of the operation with the same path, or with the same field in the same
   * response. A response of another shape may have the field elsewhere.
   * @param isInResponse whether a path exists in the response that the lesson is about
   * @throws DiskError
   */
  teach(lesson: Lesson, isInResponse: (path: string) => boolean): void {
    const others = this.#lessons.value.filter(
      one => !isSamePlace(one, lesson) && !(isSameField(one, lesson) && isInResponse(one.path))
    )
    this.#keep([...others, lesson])
  }

  /** @throws DiskError */
  forget({ operation, path }: Pick<Lesson, 'operation' | 'path'>): readonly Lesson[] {
    this.#keep(this.#lessons.value.filter(lesson => lesson.operation !== operation || lesson.path !== path))
    return this.#lessons.value
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

  /** Returns the path, or null if cancelled. @throws FaultError if the file can't be written */
  async save({ withPrices }: { readonly withPrices: boolean }): Promise<string | null> {
    const prices = withPrices ? this.#sources.credits.learnedRates(operations.map(({ name }) => name)) : {}
    const file: ProfileFile = {
      ...{ format: 'candlewick-profile', version: 2, lessons: [...this.#lessons.value] },
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
   * Imports a profile: all of it, or nothing if it is invalid or can't be written.
   * @throws FaultError `bad-input` if the text isn't a profile of a known version; DiskError
   */
  take({ text }: { readonly text: string }): readonly Lesson[] {
    const file = ProfileFile.safeParse(parsedJson(text))
    if (!file.success) throw new FaultError(inputFault('profile-form'))
    const taken = file.data.lessons
    const others = this.#lessons.value.filter(
      one => !taken.some(lesson => isSamePlace(one, lesson) || isSameField(one, lesson))
    )
    const lessons = inOrder([...others, ...taken])
    this.responses.take(
      file.data.mappings ?? [],
      operation => hintsIn(lessons, operation),
      writeMappings =>
        this.#lessons.write(lessons, writeLessons =>
          this.#sources.state.transaction(() => {
            writeLessons()
            writeMappings()
          })()
        )
    )
    this.changed.emit(this.#lessons.value)
    if (file.data.prices !== undefined) this.#sources.credits.hintPrices(file.data.prices)
    return this.#lessons.value
  }

  #keep(lessons: readonly Lesson[]): void {
    this.#lessons.write(inOrder(lessons))
    this.changed.emit(this.#lessons.value)
  }
}

const inOrder = (lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.toSorted((one, other) => one.operation.localeCompare(other.operation)).slice(-most)

const hintsIn = (lessons: readonly Lesson[], operation: string): readonly Hint[] =>
  lessons
    .filter(lesson => lesson.operation === operation)
    .map(({ path, field, unit }) => ({ path, field, unit }))

const isSamePlace = (one: Lesson, other: Lesson): boolean =>
  one.operation === other.operation && one.path === other.path

const isSameField = (one: Lesson, other: Lesson): boolean =>
  one.operation === other.operation && one.field !== null && one.field === other.field
