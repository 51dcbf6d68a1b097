import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { firstRequests, type FirstRequest, type FirstReplies } from '../../../src-shared/contract/first-state'
import type { Settings } from '../../../src-shared/contract/settings'
import { parsedJson } from '../../../src-shared/json'

/** After a restart, these replies are outdated. */
const ofOneRun: ReadonlySet<FirstRequest> = new Set(['app.time', 'app.notices', 'schedule.status'])

/** The longest file to read. A first view never needs a longer one, and reading it would delay startup. */
const mostBytes = 16 * 1024 * 1024

/** In desktop px. */
export interface WindowBounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly maximised: boolean
}

/** `bounds` is null if the window was never opened. */
export interface WindowPlace {
  readonly bounds: WindowBounds | null
  readonly theme: Settings['theme']
}

export interface SavedStartup {
  readonly replies: FirstReplies
  readonly place: WindowPlace
}

interface SavedState {
  /** A checksum of the page, because other versions of it may expect different replies. */
  readonly page: string
  readonly place: WindowPlace
  readonly replies: Readonly<Record<string, unknown>>
}

/**
 * Saves the window and its first view at exit (docs/decisions/0023). Reading deletes them, so there are none
 * after a crash.
 */
export class SavedFirstState {
  readonly #path: string
  readonly #page: string

  /**
   * @param page the path of the page's file. It differs for every build, because the names of scripts change
   * with their content.
   */
  constructor({ path, page }: { readonly path: string; readonly page: string }) {
    this.#path = path
    this.#page = page
  }

  /**
   * Returns the saved state and deletes it. The caller must compare it with the services once they are
   * available.
   * @returns null if there is none, it's damaged or from another build, or it can't be deleted and may be old
   */
  take(): SavedStartup | null {
    try {
      const found = ownFile(this.#path)
      rmSync(this.#path)
      const [sum, text = ''] = found.split('\n')
      const stored = sum === sumOf(text) ? parsedJson(text) : null
      if (!isSavedState(stored) || stored.page !== this.#mark()) return null
      const replies = Object.entries(stored.replies)
      return {
        place: stored.place,
        replies: new Map(replies.map(([request, reply]) => [request as FirstRequest, JSON.stringify(reply)]))
      }
    } catch {
      return null
    }
  }

  /** Call this last before exit. Does nothing if the file can't be written. */
  leave({ replies, place }: SavedStartup): void {
    const lasting = [...replies].filter(([request]) => !ofOneRun.has(request))
    try {
      const saved: SavedState = {
        page: this.#mark(),
        place,
        replies: Object.fromEntries(lasting.map(([request, text]) => [request, parsedJson(text)]))
      }
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
      const text = JSON.stringify(saved)
      // Removes the file first, because writing to a link would change its target.
      rmSync(this.#path, { force: true })
      writeFileSync(this.#path, `${sumOf(text)}\n${text}`, { mode: 0o600, flag: 'wx' })
    } catch {
      // A partial file has a wrong checksum and is ignored.
    }
  }

  #mark(): string {
    return sumOf(readFileSync(this.#page))
  }
}

/** Returns '' if the path isn't a regular file of reasonable size. */
function ownFile(path: string): string {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  let file
  try {
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return ''
    throw error
  }
  try {
    const found = fstatSync(file)
    return found.isFile() && found.size <= mostBytes ? readFileSync(file, 'utf8') : ''
  } finally {
    closeSync(file)
  }
}

const themes: readonly unknown[] = [
  'dark',
  'light',
  'contrast',
  'system'
] satisfies readonly Settings['theme'][]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isPixels = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 100_000

const isBounds = (value: unknown): boolean =>
  isObject(value) &&
  [value['x'], value['y'], value['width'], value['height']].every(isPixels) &&
  [value['width'], value['height']].every(length => Number(length) > 0) &&
  typeof value['maximised'] === 'boolean'

const isPlace = (value: unknown): boolean =>
  isObject(value) &&
  themes.includes(value['theme']) &&
  (value['bounds'] === null || isBounds(value['bounds']))

const isReply = ([request, reply]: readonly [string, unknown]): boolean =>
  Object.hasOwn(firstRequests, request) &&
  !ofOneRun.has(request as FirstRequest) &&
  isObject(reply) &&
  reply['ok'] === true &&
  isObject(reply['answer'])

/** Checks the state without a schema, because schemas haven't been loaded yet. */
const isSavedState = (value: unknown): value is SavedState =>
  isObject(value) &&
  typeof value['page'] === 'string' &&
  isPlace(value['place']) &&
  isObject(value['replies']) &&
  Object.entries(value['replies']).every(isReply)

/** A checksum, to detect damage that leaves valid JSON, such as a changed digit. */
export const sumOf = (text: string | Buffer): string => `${crc32(text)}`
