import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { FirstAsked, FirstReplies } from '../../src-shared/contract/first-state'
import type { Settings } from '../../src-shared/contract/settings'
import { parsedJson } from '../../src-shared/json'

/** True of one run alone: what the next one says of it would be wrong until it is corrected. */
const ofOneRun: ReadonlySet<FirstAsked> = new Set(['app.time', 'app.notices', 'schedule.status'])

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
      const [sum, text = ''] = readFileSync(this.#path, 'utf8').split('\n')
      rmSync(this.#path)
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
      writeFileSync(this.#path, `${sumOf(text)}\n${text}`, { mode: 0o600 })
    } catch {
      // Half a file has another sum, and counts as none.
    }
  }

  /** What tells one build's page from another's. @throws where there is none, as while it is developed */
  #mark(): string {
    return sumOf(readFileSync(this.#page))
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value['page'] === 'string' &&
  isObject(value['place']) &&
  isObject(value['replies'])

/** A page can't draw what a disk has spoilt, and a number must not be another one. */
export const sumOf = (text: string | Buffer): string => `${crc32(text)}`
