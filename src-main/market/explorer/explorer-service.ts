import { sentJson } from '../../../src-shared/json'
import type { Answer } from '../../../src-shared/contract/answer'
import type {
  CallPreview,
  ExplorerAnswer,
  OperationInfo,
  PastRun
} from '../../../src-shared/contract/explorer'
import type { Fault } from '../../../src-shared/contract/fault'
import type { FaultCause } from '../../../src-shared/contract/fault-cause'
import type { Feature } from '../../../src-shared/contract/values'
import { callKey } from '../answers/call-key'
import type { CreditService } from '../../credits/credit-service'
import type { PaidCalls } from '../../credits/paid-calls'
import { paramsOf, subjectOf } from '../../credits/subject'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { unsavedFault } from '../../platform/faults/unsaved-file'
import { coinsIn } from '../../service/api/answers/call-request'
import { remarksOn } from '../../service/api/answers/remarks'
import { operationNamed } from '../../service/api/operations'
import { redactionOf } from '../../service/api/reading/redaction'
import type { ReadingOptions } from '../../service/api/reading/body'
import { prepareCall, type PreparedCall } from '../../service/api/request'
import type { Outcome } from '../../service/api/outcome'
import type { SavedMappings } from '../../service/api/saved-mappings'
import { unfitMark, type AnswerStore, type StoredAnswer } from './answer-store'
import type { ProfileService } from '../../service/profile/profile-service'
import type { FieldEdit } from '../../../src-shared/contract/field-edits'
import { leftOut } from './left-out'
import { listOperations } from './operation-list'
import { fileNameOf } from './saved-file'

export interface ExplorerSources {
  readonly address: string
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly answers: AnswerStore
  /** The data key, if it's in memory. Null if the keychain would have to be read. */
  readonly keyAtHand: () => string | null
  readonly locked: () => Readonly<Record<string, Fault>>
  readonly openLink: (url: string) => Promise<void>
  /**
   * Returns null if the user cancelled.
   * @throws the file system's error
   */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
  readonly profile: Pick<ProfileService, 'fieldEditsOf' | 'editField'> & {
    readonly responses?: SavedMappings
  }
  readonly simulated: boolean
}

interface Call {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

interface Saving extends Call {
  readonly form: 'json' | 'csv'
  readonly text: string
}

/** A call and its response. The response is null if the saved field mapping doesn't fit it. */
export interface AnsweredCall extends Call {
  readonly answer: ExplorerAnswer | null
}

type Prepared = Extract<PreparedCall, { ok: true }>
type ReadAnswer = Pick<ExplorerAnswer, 'answer' | 'remarks' | 'missing'>

export class ExplorerService {
  readonly answered = new Emitter<AnsweredCall>()
  readonly #sources: ExplorerSources

  constructor(sources: ExplorerSources) {
    this.#sources = sources
  }

  operations({ values }: { readonly values: Call['params'] } = { values: {} }): readonly OperationInfo[] {
    const locked = this.#sources.locked()
    const { credits } = this.#sources
    const latestOf = (name: string) => {
      const latest = credits.latestCall(name)
      return latest === null ? {} : paramsOf(latest)
    }
    const priceOf = (operation: string, params: Call['params']) => {
      const prepared = this.#prepare({ operation, params })
      return credits.priceOf(operation, subjectOf(prepared.ok ? prepared.params : params))
    }
    return listOperations(values, { latestOf, priceOf }, name => Object.hasOwn(locked, name))
  }

  preview(call: Call): CallPreview {
    const prepared = this.#prepare(call)
    if (!prepared.ok) return { price: null, wrong: this.#wrong(call, prepared.cause), savedAt: null }
    const { name } = prepared.operation
    return {
      price: this.#sources.credits.priceOf(name, subjectOf(prepared.params)),
      wrong: {},
      savedAt: this.#sources.answers.savedAt(keyOf(prepared))
    }
  }

  /**
   * @param feature recorded in the ledger
   * @throws FaultError `bad-input` if the call can't be put into a URL. Nothing is sent.
   */
  async run(call: Call, feature: Feature = 'explorer'): Promise<ExplorerAnswer> {
    const prepared = this.#prepare(call)
    if (!prepared.ok) throw new FaultError(inputFault(prepared.cause))
    const { params, operation } = prepared
    const expected = this.#sources.credits.priceOf(operation.name, subjectOf(params)).credits
    const outcome = await this.#sources.calls.call(operation.name, params, feature)
    const { answer, body } = outcome
    const { fault } = outcome
    const facts = factsOf(outcome, params, expected)
    const origin = this.#sources.simulated ? 'simulated' : 'live'
    const { bodyLeftOut = 0 } = outcome
    const shown: ExplorerAnswer = {
      ...facts,
      ...read(facts, answer),
      fault,
      body,
      bodyLeftOut,
      origin,
      isSaved: false
    }
    if (answer === null || body === null) return shown
    // A truncated body can't be interpreted again, so it isn't stored.
    if (bodyLeftOut === 0 && this.#keep(prepared, { ...facts, body }, isUnfit(answer))) {
      this.#emit(shown)
      return shown
    }
    const cause = bodyLeftOut > 0 ? 'too-large' : 'disk'
    return { ...shown, remarks: [...shown.remarks, { code: 'unkept', cause }] }
  }

  /** Stores a response that another feature loaded, so that the user can inspect it. */
  saveAnswer(outcome: Outcome, params: Call['params']): void {
    const prepared = this.#prepare({ operation: outcome.operation, params })
    const { answer, body, bodyLeftOut = 0 } = outcome
    if (!prepared.ok || answer === null || body === null || bodyLeftOut > 0) return
    const facts = factsOf(outcome, prepared.params, outcome.charged)
    if (!this.#keep(prepared, { ...facts, body }, isUnfit(answer))) return
    const origin = this.#sources.simulated ? 'simulated' : 'live'
    this.#emit({ ...facts, ...read(facts, answer), fault: null, body, bodyLeftOut, origin, isSaved: false })
  }

  #emit(shown: ExplorerAnswer): void {
    const { operation, params } = shown
    this.answered.emit({ operation, params, answer: isUnfit(shown.answer) ? null : shown })
  }

  /** Interprets the stored body again, so that new versions can read more of it. Null if none is stored. */
  async readSaved(call: Call): Promise<ExplorerAnswer | null> {
    const prepared = this.#prepare(call)
    if (!prepared.ok) return null
    const { answers } = this.#sources
    const unfit = answers.read(unfitKey(prepared))
    const newer = unfit && (await this.#read(prepared, unfit))
    if (unfit !== null && newer !== null && !isUnfit(newer.answer)) {
      this.#keep(prepared, unfit)
      return newer
    }
    const stored = answers.read(keyOf(prepared))
    return stored === null ? newer : this.#read(prepared, stored)
  }

  async #read(prepared: Prepared, stored: StoredAnswer): Promise<ExplorerAnswer | null> {
    const key = this.#sources.keyAtHand()
    const { profile } = this.#sources
    const mapped = profile.responses?.of(stored.operation, stored.params)
    const { readWithinBounds } = await import('../../service/api/reading/reading')
    const reading = await readWithinBounds(stored.body, {
      ...questionOf(stored, key),
      fieldEdits: profile.fieldEditsOf(stored.operation),
      ...(mapped && { mappings: mapped.tried })
    })
    const answer = reading && mapped ? mapped.shown(reading) : (reading?.answer ?? null)
    const clean = { ...stored, ...redactedFacts(stored, key), body: reading?.text ?? stored.body }
    // An older version may have stored the key in a form that it didn't redact.
    if (JSON.stringify(clean) !== JSON.stringify(stored)) this.#keep(prepared, clean, isUnfit(answer))
    return this.#shown(clean, answer)
  }

  /** @throws FaultError `bad-input` if the response isn't stored or has no such field, or DiskError */
  async editField({ path, field, unit, ...call }: Call & FieldEdit): Promise<ExplorerAnswer> {
    const [{ fieldEditPath }, { placesAt }] = await Promise.all([
      import('../../service/api/reader/field-edit-path'),
      import('../../service/api/reader/places')
    ])
    const prepared = this.#prepare(call)
    const stored = prepared.ok ? this.#sources.answers.read(keyOf(prepared)) : null
    const body = stored && sentJson(stored.body)
    const place = stored && fieldEditPath(body, path, stored.params)
    if (stored === null || place === null) throw new FaultError(inputFault('place-not-kept'))
    const edit = { operation: stored.operation, path: place, field, unit }
    this.#sources.profile.editField(edit, other => placesAt(body, other).length > 0)
    const answer = await this.readSaved(call)
    if (answer === null) throw new FaultError(inputFault('place-not-kept'))
    return answer
  }

  history(): readonly PastRun[] {
    return this.#sources.answers
      .list()
      .filter(({ operation }) => operationNamed(operation) !== null)
      .map(({ operation, params, charged, at }) => ({ operation, params, charged, at }))
  }

  /** Only opens links of stored news, so that the renderer can't open arbitrary URLs. */
  async openLink({ url, ...call }: Call & { readonly url: string }): Promise<void> {
    const answer = (await this.readSaved(call))?.answer
    const isGiven = answer?.kind === 'news' && answer.data.some(row => row.url === url)
    if (!isGiven) throw new FaultError(inputFault('link-not-kept'))
    await this.#sources.openLink(url)
  }

  /** The window provides the contents. The user chooses the path in a dialog of the main process. */
  async save({ form, text, ...call }: Saving): Promise<string | null> {
    const prepared = this.#prepare(call)
    if (!prepared.ok) throw new FaultError(inputFault(prepared.cause))
    const name = fileNameOf(prepared.operation.name, prepared.params, form)
    try {
      return await this.#sources.saveText(name, text)
    } catch (error) {
      throw new FaultError(unsavedFault(error, 'answer'))
    }
  }

  #prepare({ operation, params }: Call): PreparedCall {
    return prepareCall(this.#sources.address, operation, params)
  }

  /** If only the combination of the parameters is invalid, the name is empty. */
  #wrong({ operation, params }: Call, cause: FaultCause): CallPreview['wrong'] {
    const wrong = Object.entries(params).flatMap(([name, value]): [string, FaultCause][] => {
      const alone = this.#prepare({ operation, params: { [name]: value } })
      return alone.ok ? [] : [[name, alone.cause]]
    })
    return wrong.length === 0 ? { '': cause } : Object.fromEntries(wrong)
  }

  #shown(stored: StoredAnswer, answer: Answer | null): ExplorerAnswer | null {
    if (answer === null) return null
    const origin = this.#sources.simulated ? 'simulated' : 'cached'
    return { ...stored, ...read(stored, answer), fault: null, bodyLeftOut: 0, origin, isSaved: true }
  }

  /**
   * Doesn't throw, because a full disk must not lose a paid response. A response that its field mapping
   * doesn't fit is stored separately, so that views keep the earlier values.
   */
  #keep(prepared: Prepared, answer: StoredAnswer, isUnfit = false): boolean {
    const { answers } = this.#sources
    try {
      answers.write(isUnfit ? unfitKey(prepared) : keyOf(prepared), answer)
      if (!isUnfit) answers.remove(unfitKey(prepared))
      return true
    } catch {
      return false
    }
  }
}

function factsOf(
  outcome: Outcome,
  params: Call['params'],
  expected: number | null
): Omit<StoredAnswer, 'body'> {
  const { operation, charged, credits, url, status, headers, sentAt, receivedAt } = outcome
  const { quotaUsed, quotaLimit } = credits
  const tookMs = Math.max(0, receivedAt - sentAt)
  return {
    operation,
    params,
    expected,
    charged,
    quotaUsed,
    quotaLimit,
    url,
    status,
    tookMs,
    headers,
    at: receivedAt
  }
}

const keyOf = ({ operation, params }: Prepared): string => callKey({ operation: operation.name, params })

const unfitKey = (prepared: Prepared): string => `${keyOf(prepared)}${unfitMark}`

const isUnfit = (answer: Answer | null): boolean =>
  answer?.kind === 'unrecognised' && answer.data.unfit === true

const questionOf = ({ operation, params, body }: StoredAnswer, key: string | null): ReadingOptions => ({
  operation,
  params,
  key,
  decodes: true,
  mostCharacters: body.length
})

function redactedFacts(
  { url, headers }: StoredAnswer,
  key: string | null
): Pick<StoredAnswer, 'url' | 'headers'> {
  const redacted = redactionOf(key)
  const clean = headers?.map(({ name, value }) => ({ name, value: value === null ? null : redacted(value) }))
  return { url: redacted(url), headers: clean ?? headers }
}

function read({ operation, params }: Call, answer: Answer | null): ReadAnswer {
  if (answer === null) return { answer, remarks: [], missing: [] }
  const missing = leftOut(operation, coinsIn(params['symbol']), answer)
  return { answer, remarks: remarksOn(answer), missing }
}
