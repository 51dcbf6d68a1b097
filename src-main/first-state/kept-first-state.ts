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
import { firstAsked, type FirstAsked, type FirstReplies } from '../../src-shared/contract/first-state'
import type { Settings } from '../../src-shared/contract/settings'
import { parsedJson } from '../../src-shared/json'

/** True of one run alone: what the next one says of it would be wrong until it is corrected. */
const ofOneRun: ReadonlySet<FirstAsked> = new Set(['app.time', 'app.notices', 'schedule.status'])

/** Far more than a first view of many coins takes: a longer file is not ours, and reading it would hold up the start. */
const mostBytes = 16 * 1024 * 1024

/** Where a window was, in px of the desktop, so that it opens there again. */
export interface WindowBounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly maximised: boolean
}

/** Where the window was, null = nowhere yet, and in which colours. */
export interface WindowPlace {
  readonly bounds: WindowBounds | null
  readonly theme: Settings['theme']
}

/** What a run leaves of what it shows. */
export interface KeptSight {
  readonly replies: FirstReplies
  readonly place: WindowPlace
}

interface Kept {
  /** The page that these replies were for: another version's may want them in another form. */
  readonly page: string
  readonly place: WindowPlace
  readonly replies: Readonly<Record<string, unknown>>
}

/**
 * The window and what its first view drew when the app was closed, for the next start: it is there before the databases are open.
 * Taken once: after a crash there is none, and the page waits for what the databases say.
 */
export class KeptFirstState {
  readonly #path: string
  readonly #page: string

  /** @param page the file of the page; it names its scripts, and those are named by what is in them */
  constructor({ path, page }: { readonly path: string; readonly page: string }) {
    this.#path = path
    this.#page = page
  }

  /**
   * Takes it away. Whoever shows it compares it with what the services say once they are there.
   * @returns null where there is none, it is of another page or damaged, or can't be taken away, so that it may be old
   */
  take(): KeptSight | null {
    try {
      const found = ownFile(this.#path)
      rmSync(this.#path)
      const [sum, text = ''] = found.split('\n')
      const kept = sum === sumOf(text) ? parsedJson(text) : null
      if (!isKept(kept) || kept.page !== this.#mark()) return null
      const replies = Object.entries(kept.replies)
      return {
        place: kept.place,
        replies: new Map(replies.map(([asked, reply]) => [asked as FirstAsked, JSON.stringify(reply)]))
      }
    } catch {
      return null
    }
  }

  /** Leaves it for the next start, as the last thing of this one. Where the disk takes nothing, that one does without. */
  leave({ replies, place }: KeptSight): void {
    const lasting = [...replies].filter(([asked]) => !ofOneRun.has(asked))
    try {
      const kept: Kept = {
        page: this.#mark(),
        place,
        replies: Object.fromEntries(lasting.map(([asked, text]) => [asked, parsedJson(text)]))
      }
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
      const text = JSON.stringify(kept)
      // A link that lies there leads to somebody else's file.
      rmSync(this.#path, { force: true })
      writeFileSync(this.#path, `${sumOf(text)}\n${text}`, { mode: 0o600, flag: 'wx' })
    } catch {
      // Half a file has another sum, and counts as none.
    }
  }

  /** What tells one build's page from another's. @throws where there is none, as while it is developed */
  #mark(): string {
    return sumOf(readFileSync(this.#page))
  }
}

/** The text of a plain file of reasonable size; empty for anything else. A link is not followed, and a pipe not waited for. */
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

const themes: readonly unknown[] = ['dark', 'light', 'system'] satisfies readonly Settings['theme'][]

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

/** A good reply to something that the page is handed, and that outlasts a run. */
const isReply = ([asked, reply]: readonly [string, unknown]): boolean =>
  Object.hasOwn(firstAsked, asked) &&
  !ofOneRun.has(asked as FirstAsked) &&
  isObject(reply) &&
  reply['ok'] === true &&
  isObject(reply['answer'])

/** By hand: this is read before anything else of a start, and must not wait for the schemas. */
const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value['page'] === 'string' &&
  isPlace(value['place']) &&
  isObject(value['replies']) &&
  Object.entries(value['replies']).every(isReply)

/** A page can't draw what a disk has spoilt, and a number must not be another one. */
export const sumOf = (text: string | Buffer): string => `${crc32(text)}`
