import { parsedJson } from '../../src-shared/json'
import { z } from 'zod'
import type { Hint, Lesson } from '../../src-shared/contract/lessons'
import { Lesson as LessonForm } from '../../src-shared/contract/lessons'
import { ProfileFile } from '../../src-shared/contract/profile'
import type { MappingId, SavedMapping } from '../../src-shared/contract/response-mapping'
import type { CreditService } from '../credits/credit-service'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import { unsavedFault } from '../faults/unsaved-file'
import type { ServiceClientSources } from '../service-api/client'
import { operations } from '../service-api/operations'
import type { Clock } from '../time/clock'
import { MappingService } from './mapping-service'
import { MappingStore } from './mapping-store'
import type { Database } from '../storage/database'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'

export interface ProfileSources {
  readonly facts: FactStore
  readonly state: Database
  readonly clock: Clock
  /** Whose learned prices may go with a profile, and who hears of those that come with one. */
  readonly credits: Pick<CreditService, 'learnedRates' | 'hintPrices'>
  /** Asks for a place and writes there; the path, or null. @throws the file system's error */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
}

/** What another version wrote and this one does not know is left out, not guessed at. */
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
/** As many as a file may hold. */
const most = 500

/** What a person taught of the answers of one service: kept in state.db, applied by the reader to every answer. */
export class ProfileService {
  readonly changed = new Emitter<readonly Lesson[]>()
  /** Which saved mapping reads which response. */
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

  /** What was taught of an operation's answers. */
  readonly hints = (operation: string): readonly Hint[] =>
    this.#lessons.value
      .filter(lesson => lesson.operation === operation)
      .map(({ path, field, unit }) => ({ path, field, unit }))

  /** What a client needs to read responses as this service's are read. */
  get reading(): Pick<ServiceClientSources, 'hints' | 'mappings'> {
    return { hints: this.hints, mappings: this.responses }
  }

  /** Adds a lesson, in the place of an earlier one about the same place or the same field of the same rows. @throws DiskError */
  teach(lesson: Lesson): void {
    this.#keep(withLesson(this.#lessons.value, lesson))
  }

  /** @throws DiskError */
  forget({ operation, path }: Pick<Lesson, 'operation' | 'path'>): readonly Lesson[] {
    this.#keep(this.#lessons.value.filter(lesson => lesson.operation !== operation || lesson.path !== path))
    return this.#lessons.value
  }

  mappings(): readonly SavedMapping[] {
    return this.responses.mappings()
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

  /** @throws FaultError where the file could not be written */
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

  /** @throws FaultError `bad-input` where the text is no profile of a version we know; DiskError. Nothing is changed then. */
  take({ text }: { readonly text: string }): readonly Lesson[] {
    const file = ProfileFile.safeParse(parsedJson(text))
    if (!file.success) throw new FaultError(inputFault('profile-form'))
    this.#keep(file.data.lessons.reduce(withLesson, this.#lessons.value))
    for (const shape of file.data.mappings ?? []) this.responses.take(shape)
    if (file.data.prices !== undefined) this.#sources.credits.hintPrices(file.data.prices)
    return this.#lessons.value
  }

  #keep(lessons: readonly Lesson[]): void {
    this.#lessons.write(lessons.slice(-most))
    this.changed.emit(this.#lessons.value)
  }
}

function withLesson(lessons: readonly Lesson[], lesson: Lesson): readonly Lesson[] {
  const { operation, path, field } = lesson
  const others = lessons.filter(
    one => one.operation !== operation || (one.path !== path && (field === null || one.field !== field))
  )
  return [...others, lesson].toSorted((one, other) => one.operation.localeCompare(other.operation))
}
