import type { FieldEdit } from '../../../src-shared/contract/field-edits'
import type {
  MappedShape,
  MappingCounts,
  MappingId,
  ResponseMapping,
  SavedMapping
} from '../../../src-shared/contract/response-mapping'
import { Emitter } from '../../platform/events/emitter'
import type { Answer } from '../api/answers/answer'
import type { BodyReading } from '../api/reading/body'
import type { MappedCall, SavedMappings } from '../api/saved-mappings'
import { Unwritten } from '../../platform/storage/unwritten'
import type { Clock } from '../../platform/time/clock'
import { callKind } from './call-kind'
import {
  confirmedAt,
  freshMapping,
  isEmpty,
  isSameMapping,
  shownOf,
  unfit,
  withMapping,
  withShape
} from './stored-mapping'
import type { StoredMapping, MappingStore } from './mapping-store'

export interface MappingSources {
  readonly store: MappingStore
  readonly clock: Clock
  readonly fieldEdits: (operation: string) => readonly FieldEdit[]
}

/** A mapping is confirmed once it has agreed with inference on this many later responses. */
const enoughAgreed = 3
export class MappingService implements SavedMappings {
  readonly changed = new Emitter<readonly SavedMapping[]>()
  readonly fitChanged = new Emitter<{ readonly operation: string; readonly fits: boolean }>()
  /** Emitted when the user accepts, undoes, confirms or removes a mapping. */
  readonly decided = new Emitter<void>()
  readonly counts: { -readonly [Name in keyof MappingCounts]: number } = {
    mapped: 0,
    inferred: 0,
    unmapped: 0
  }
  readonly #sources: MappingSources
  readonly #unwritten: Unwritten<() => void>
  readonly #saved: () => readonly StoredMapping[]
  #parsed: readonly StoredMapping[] | null = null
  #closed = false

  constructor(sources: MappingSources) {
    this.#sources = sources
    this.#unwritten = new Unwritten(write => write())
    this.#saved = sources.store.all()
  }

  get #stored(): readonly StoredMapping[] {
    return (this.#parsed ??= this.#saved())
  }

  set #stored(stored: readonly StoredMapping[]) {
    this.#parsed = stored
  }

  /** Must be called before the database is closed. */
  close(): void {
    this.#closed = true
  }

  mappings(): readonly SavedMapping[] {
    return this.#stored.map(shownOf)
  }

  isMisfit(operation: string): boolean {
    return this.#stored.some(stored => stored.operation === operation && stored.misfitAt !== null)
  }

  of(operation: string, params: Readonly<Record<string, string>>): MappedCall {
    const kind = callKind(params)
    const edits = this.#editsOf(operation)
    const own = this.#stored
      .filter(stored => stored.operation === operation && stored.edits === edits)
      // Mappings that have read a call with the same parameters come first.
      .toSorted((one, other) => Number(other.calls.includes(kind)) - Number(one.calls.includes(kind)))
    return {
      tried: own.map(({ mapping, state }) => ({ mapping, isConfirmed: state === 'confirmed' })),
      took: reading => this.#took(operation, kind, own, reading),
      shown: reading =>
        reading.read?.by === null && this.#confirmedFor(operation, kind, own, reading) !== null
          ? unfit(reading)
          : reading.answer
    }
  }

  /**
   * Replaces the mapping by the proposed one, or removes it if there is none.
   * @throws DiskError
   */
  accept(id: MappingId): readonly SavedMapping[] {
    const stored = this.#find(id)
    if (stored === null || stored.misfitAt === null) return this.mappings()
    if (stored.proposed === null) return this.forget(id)
    return this.#decided({ ...stored, mapping: stored.proposed, previous: stored.mapping })
  }

  /** @throws DiskError */
  undo(id: MappingId): readonly SavedMapping[] {
    const stored = this.#find(id)
    if (stored === null || stored.previous === null) return this.mappings()
    return this.#decided({ ...stored, mapping: stored.previous, previous: stored.mapping })
  }

  /** @throws DiskError */
  confirm(id: MappingId): readonly SavedMapping[] {
    const stored = this.#find(id)
    return stored === null ? this.mappings() : this.#decided(stored)
  }

  /** @throws DiskError */
  forget(id: MappingId): readonly SavedMapping[] {
    const stored = this.#find(id)
    if (stored === null) return this.mappings()
    this.#sources.store.remove(stored)
    this.#stored = this.#stored.filter(one => one !== stored)
    this.#tell()
    this.#settled(stored)
    return this.mappings()
  }

  /**
   * Adds mappings from a profile.
   * @param fieldEdits the field edits of the same profile
   * @param within runs all writes, for example in a transaction
   * @throws DiskError and changes nothing
   */
  take(
    shapes: readonly MappedShape[],
    fieldEdits: (operation: string) => readonly FieldEdit[] = this.#sources.fieldEdits,
    within: (write: () => void) => void = write => write()
  ): void {
    const before = this.#stored
    const now = this.#sources.clock.now()
    const taken = shapes.reduce((stored, shape) => withShape(stored, shape, fieldEdits, now), before)
    const changed = taken.filter(one => !before.includes(one))
    const dropped = before.filter(stored => !taken.some(one => isSameMapping(one, stored)))
    within(() => {
      for (const stored of changed) this.#sources.store.write(stored)
      for (const stored of dropped) this.#sources.store.remove(stored)
    })
    if (changed.length === 0) return
    this.#stored = taken
    this.#tell()
    for (const stored of before)
      if (!taken.includes(stored) && stored.misfitAt !== null) this.#fitsAgain(stored)
    this.decided.emit()
  }

  shapes(): readonly MappedShape[] {
    return this.#stored.map(({ calls, mapping }) => ({ calls: [...calls], mapping }))
  }

  writePending(): void {
    this.#unwritten.write()
  }

  #took(operation: string, kind: string, own: readonly StoredMapping[], reading: BodyReading): Answer | null {
    const { answer, read } = reading
    if (answer === null || read === undefined || this.#closed) return answer
    const tried = read.by === null ? undefined : own[read.by]
    // The mapping may have been replaced during the call.
    const by = tried === undefined ? null : this.#find(tried)
    if (by !== null && by.mapping === tried?.mapping) {
      this.#agreed(by, kind, read.mapping)
      return answer
    }
    const confirmed = this.#confirmedFor(operation, kind, own, reading)
    if (confirmed !== null) {
      this.#misfit(confirmed, read.mapping)
      return unfit(reading)
    }
    if (answer.kind === 'unrecognised' || isEmpty(answer)) return answer
    if (read.mapping === null) {
      this.counts.unmapped++
      return answer
    }
    this.counts.inferred++
    this.#propose(operation, kind, read.mapping, this.#knownFor(operation, kind, own)[0] ?? null)
    return answer
  }

  #knownFor(operation: string, kind: string, own: readonly StoredMapping[]): readonly StoredMapping[] {
    return this.#stored.filter(
      stored =>
        stored.operation === operation &&
        stored.calls.includes(kind) &&
        own.some(one => isSameMapping(one, stored))
    )
  }

  /** Returns null if there is no confirmed mapping, or if the response is empty or unrecognised. */
  #confirmedFor(
    operation: string,
    kind: string,
    own: readonly StoredMapping[],
    { answer }: BodyReading
  ): StoredMapping | null {
    if (answer === null || answer.kind === 'unrecognised' || isEmpty(answer)) return null
    return this.#knownFor(operation, kind, own).find(({ state }) => state === 'confirmed') ?? null
  }

  #agreed(stored: StoredMapping, kind: string, extended: ResponseMapping | null): void {
    const isConfirmed = stored.state === 'confirmed'
    if (isConfirmed && extended === null) this.counts.mapped++
    else this.counts.inferred++
    const agreed = isConfirmed ? stored.agreed : stored.agreed + 1
    const isNew = !stored.calls.includes(kind)
    if (isConfirmed && extended === null && !isNew && stored.misfitAt === null) return
    const state = isConfirmed || agreed >= enoughAgreed ? 'confirmed' : 'provisional'
    this.#keep({
      ...stored,
      state,
      agreed,
      misfitAt: null,
      proposed: null,
      mapping: extended ?? stored.mapping,
      calls: isNew ? [...stored.calls, kind] : stored.calls
    })
    if (stored.misfitAt !== null) this.#fitsAgain(stored)
  }

  /** Saves the proposed mapping next to the old one, so that the user can choose. */
  #misfit(stored: StoredMapping, proposed: ResponseMapping | null): void {
    this.counts.inferred++
    const isKnown = stored.misfitAt !== null && JSON.stringify(stored.proposed) === JSON.stringify(proposed)
    if (isKnown) return
    this.#keep({ ...stored, misfitAt: this.#sources.clock.now(), proposed })
    if (stored.misfitAt === null) this.fitChanged.emit({ operation: stored.operation, fits: false })
  }

  /**
   * A new mapping replaces one that was made before a field edit, or an unconfirmed one that reads the
   * response differently.
   */
  #propose(
    operation: string,
    kind: string,
    mapping: ResponseMapping,
    provisional: StoredMapping | null
  ): void {
    const edits = this.#editsOf(operation)
    const edited = this.#stored.find(
      stored => stored.operation === operation && stored.edits !== edits && stored.calls.includes(kind)
    )
    if (edited !== undefined)
      this.#keep({
        ...edited,
        mapping,
        edits,
        previous: edited.mapping,
        state: 'provisional',
        agreed: 0,
        misfitAt: null,
        proposed: null
      })
    else if (provisional !== null) this.#keep({ ...provisional, mapping, agreed: 0 })
    else this.#keep(freshMapping(this.#stored, mapping, [kind], edits, this.#sources.clock.now()))
  }

  #decided(stored: StoredMapping): readonly SavedMapping[] {
    const decided = confirmedAt(this.#sources.clock.now(), stored)
    this.#sources.store.write(decided)
    this.#put(decided)
    this.#settled(stored)
    return this.mappings()
  }

  /** Reports the user's decision. Saved responses are then decoded again. */
  #settled(stored: StoredMapping): void {
    if (stored.misfitAt !== null) this.#fitsAgain(stored)
    this.decided.emit()
  }

  #fitsAgain({ operation }: StoredMapping): void {
    this.fitChanged.emit({ operation, fits: true })
  }

  #keep(stored: StoredMapping): void {
    const changed = { ...stored, changedAt: this.#sources.clock.now() }
    this.#put(changed)
    this.#writeLater(changed)
  }

  #put(stored: StoredMapping): void {
    const before = this.#stored
    this.#stored = withMapping(before, stored)
    for (const one of before) if (this.#find(one) === null) this.#writeLater(one)
    this.#tell()
  }

  #writeLater(id: MappingId): void {
    this.#unwritten.add(() => {
      const stored = this.#find(id)
      if (stored === null) this.#sources.store.remove(id)
      else this.#sources.store.write(stored)
    })
  }

  #tell(): void {
    this.changed.emit(this.mappings())
  }

  #find(id: MappingId): StoredMapping | null {
    return this.#stored.find(stored => isSameMapping(stored, id)) ?? null
  }

  #editsOf(operation: string): string {
    return JSON.stringify(this.#sources.fieldEdits(operation))
  }
}
