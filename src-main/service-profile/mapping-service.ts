import type { Hint } from '../../src-shared/contract/lessons'
import type {
  MappedShape,
  MappingId,
  ResponseMapping,
  SavedMapping
} from '../../src-shared/contract/response-mapping'
import { Emitter } from '../events/emitter'
import type { Answer } from '../service-api/answers/answer'
import type { Reading } from '../service-api/reading/body'
import type { MappedCall, SavedMappings } from '../service-api/saved-mappings'
import { Unwritten } from '../storage/unwritten'
import type { Clock } from '../time/clock'
import { callKind } from './call-kind'
import { byPlace, isEmpty, isOne, isSame, shownOf, unfit } from './kept-mapping'
import type { KeptMapping, MappingStore } from './mapping-store'

export interface MappingSources {
  readonly store: MappingStore
  readonly clock: Clock
  /** The user's field edits for an operation. */
  readonly hints: (operation: string) => readonly Hint[]
}

/** Later responses on which mapping and inference must agree before the mapping is confirmed. */
const enoughAgreed = 3
/** Limits what a misbehaving service can make us save. No real operation has this many shapes. */
const mostShapes = 20

/** Chooses the saved mapping for each response, and handles responses that fit none. */
export class MappingService implements SavedMappings {
  readonly changed = new Emitter<readonly SavedMapping[]>()
  /** Emits when an operation's responses stop fitting their saved mapping, and when they fit again. */
  readonly fitChanged = new Emitter<{ readonly operation: string; readonly fits: boolean }>()
  /** Emits when the user accepts, undoes, confirms or removes a mapping. */
  readonly decided = new Emitter<void>()
  /** Responses read by a saved mapping only, by inference, and by inference whose result no mapping can express. */
  readonly counts = { mapped: 0, inferred: 0, unmapped: 0 }
  readonly #sources: MappingSources
  readonly #unwritten: Unwritten<() => void>
  readonly #saved: () => readonly KeptMapping[]
  #parsed: readonly KeptMapping[] | null = null
  #closed = false

  constructor(sources: MappingSources) {
    this.#sources = sources
    this.#unwritten = new Unwritten(write => write())
    this.#saved = sources.store.all()
  }

  get #kept(): readonly KeptMapping[] {
    return (this.#parsed ??= this.#saved())
  }

  set #kept(kept: readonly KeptMapping[]) {
    this.#parsed = kept
  }

  /** Stops learning, because the database is about to close. */
  close(): void {
    this.#closed = true
  }

  mappings(): readonly SavedMapping[] {
    return this.#kept.map(shownOf)
  }

  /** Whether the operation's responses no longer fit and the user has to decide. */
  isMisfit(operation: string): boolean {
    return this.#kept.some(kept => kept.operation === operation && kept.misfitAt !== null)
  }

  of(operation: string, params: Readonly<Record<string, string>>): MappedCall {
    const kind = callKind(params)
    const edits = this.#editsOf(operation)
    const own = this.#kept
      .filter(kept => kept.operation === operation && kept.edits === edits)
      // Try mappings first that have read this kind of call before.
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

  /** Switches to the proposed mapping. If there is none, removes the old one. @throws DiskError */
  accept(id: MappingId): readonly SavedMapping[] {
    const kept = this.#find(id)
    if (kept === null || kept.misfitAt === null) return this.mappings()
    if (kept.proposed === null) return this.forget(id)
    return this.#decided({ ...kept, mapping: kept.proposed, previous: kept.mapping })
  }

  /** Restores the previous mapping. @throws DiskError */
  undo(id: MappingId): readonly SavedMapping[] {
    const kept = this.#find(id)
    if (kept === null || kept.previous === null) return this.mappings()
    return this.#decided({ ...kept, mapping: kept.previous, previous: kept.mapping })
  }

  /** Confirms a provisional mapping. @throws DiskError */
  confirm(id: MappingId): readonly SavedMapping[] {
    const kept = this.#find(id)
    return kept === null ? this.mappings() : this.#decided(kept)
  }

  /** Removes a mapping, so the next response is inferred again. @throws DiskError */
  forget(id: MappingId): readonly SavedMapping[] {
    const kept = this.#find(id)
    if (kept === null) return this.mappings()
    this.#sources.store.remove(kept)
    this.#kept = this.#kept.filter(one => one !== kept)
    this.#tell()
    this.#settled(kept)
    return this.mappings()
  }

  /** Imports a profile's mapping for its kinds of call. @throws DiskError */
  take({ calls, mapping }: MappedShape): void {
    const { operation } = mapping
    const edits = this.#editsOf(operation)
    const own = this.#kept.find(
      kept => kept.operation === operation && kept.calls.some(kind => calls.includes(kind))
    )
    const fresh = own ?? this.#fresh(mapping, [], edits)
    const previous = own === undefined || isSame(own.mapping, mapping) ? fresh.previous : own.mapping
    const joined = [...new Set([...fresh.calls, ...calls])]
    this.#decided({ ...fresh, mapping, previous, edits, calls: joined })
  }

  /** The mappings in the form that profiles store. */
  shapes(): readonly MappedShape[] {
    return this.#kept.map(({ calls, mapping }) => ({ calls: [...calls], mapping }))
  }

  /** Retries writes that failed earlier. */
  writeHeld(): void {
    this.#unwritten.write()
  }

  #took(operation: string, kind: string, own: readonly KeptMapping[], reading: Reading): Answer | null {
    const { answer, read } = reading
    if (answer === null || read === undefined || this.#closed) return answer
    const tried = read.by === null ? undefined : own[read.by]
    // The mapping may have changed during the call.
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

  #knownFor(operation: string, kind: string, own: readonly KeptMapping[]): readonly KeptMapping[] {
    return this.#kept.filter(
      kept => kept.operation === operation && kept.calls.includes(kind) && own.some(one => isOne(one, kept))
    )
  }

  /** The confirmed mapping for this kind of call, or null if the response is empty or unrecognised anyway. */
  #confirmedFor(
    operation: string,
    kind: string,
    own: readonly KeptMapping[],
    { answer }: Reading
  ): KeptMapping | null {
    if (answer === null || answer.kind === 'unrecognised' || isEmpty(answer)) return null
    return this.#knownFor(operation, kind, own).find(({ state }) => state === 'confirmed') ?? null
  }

  #agreed(kept: KeptMapping, kind: string, extended: ResponseMapping | null): void {
    const isConfirmed = kept.state === 'confirmed'
    if (isConfirmed && extended === null) this.counts.mapped++
    else this.counts.inferred++
    const agreed = isConfirmed ? kept.agreed : kept.agreed + 1
    const isNew = !kept.calls.includes(kind)
    if (isConfirmed && extended === null && !isNew && kept.misfitAt === null) return
    const state = isConfirmed || agreed >= enoughAgreed ? 'confirmed' : 'provisional'
    this.#keep({
      ...kept,
      ...{ state, agreed, misfitAt: null, proposed: null },
      mapping: extended ?? kept.mapping,
      calls: isNew ? [...kept.calls, kind] : kept.calls
    })
    if (kept.misfitAt !== null) this.fitChanged.emit({ operation: kept.operation, fits: true })
  }

  /** Keeps the old mapping and stores the proposal, so the user can choose. */
  #misfit(kept: KeptMapping, proposed: ResponseMapping | null): void {
    this.counts.inferred++
    const isKnown = kept.misfitAt !== null && JSON.stringify(kept.proposed) === JSON.stringify(proposed)
    if (isKnown) return
    this.#keep({ ...kept, misfitAt: this.#sources.clock.now(), proposed })
    if (kept.misfitAt === null) this.fitChanged.emit({ operation: kept.operation, fits: false })
  }

  /** Saves an inferred mapping. Replaces a provisional one that read differently, or one made before a field edit. */
  #propose(operation: string, kind: string, mapping: ResponseMapping, provisional: KeptMapping | null): void {
    const edits = this.#editsOf(operation)
    const edited = this.#kept.find(
      kept => kept.operation === operation && kept.edits !== edits && kept.calls.includes(kind)
    )
    if (edited !== undefined)
      this.#keep({
        ...edited,
        ...{ mapping, edits, previous: edited.mapping, state: 'provisional', agreed: 0 },
        ...{ misfitAt: null, proposed: null }
      })
    else if (provisional !== null) this.#keep({ ...provisional, mapping, agreed: 0 })
    else this.#keep(this.#fresh(mapping, [kind], edits))
  }

  #fresh(mapping: ResponseMapping, calls: readonly string[], edits: string): KeptMapping {
    const { operation } = mapping
    const shapes = this.#kept.filter(kept => kept.operation === operation).map(({ shape }) => shape)
    const now = this.#sources.clock.now()
    return {
      ...{
        operation,
        mapping,
        calls,
        edits,
        state: 'provisional',
        agreed: 0,
        misfitAt: null,
        proposed: null
      },
      ...{ shape: Math.max(-1, ...shapes) + 1, previous: null, createdAt: now, changedAt: now }
    }
  }

  #decided(kept: KeptMapping): readonly SavedMapping[] {
    const decided: KeptMapping = {
      ...{ ...kept, state: 'confirmed', misfitAt: null, proposed: null },
      changedAt: this.#sources.clock.now()
    }
    this.#sources.store.write(decided)
    this.#put(decided)
    this.#settled(kept)
    return this.mappings()
  }

  /** Lets listeners read saved responses again. */
  #settled({ operation, misfitAt }: KeptMapping): void {
    if (misfitAt !== null) this.fitChanged.emit({ operation, fits: true })
    this.decided.emit()
  }

  #keep(kept: KeptMapping): void {
    const changed = { ...kept, changedAt: this.#sources.clock.now() }
    this.#put(changed)
    this.#unwritten.add(() => this.#sources.store.write(changed))
  }

  #put(kept: KeptMapping): void {
    const others = this.#kept.filter(one => !isOne(one, kept))
    const own = others.filter(({ operation }) => operation === kept.operation)
    const beyond = own.length < mostShapes ? null : (own[0] ?? null)
    this.#kept = [...others.filter(one => one !== beyond), kept].toSorted(byPlace)
    if (beyond !== null) this.#unwritten.add(() => this.#sources.store.remove(beyond))
    this.#tell()
  }

  #tell(): void {
    this.changed.emit(this.mappings())
  }

  #find(id: MappingId): KeptMapping | null {
    return this.#kept.find(kept => isOne(kept, id)) ?? null
  }

  #editsOf(operation: string): string {
    return JSON.stringify(this.#sources.hints(operation))
  }
}
