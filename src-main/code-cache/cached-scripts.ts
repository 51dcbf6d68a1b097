import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { wrap } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

interface Module {
  exports: unknown
}

/** What stands before the code in a file: the checksums of the script it was made from and of the code itself. */
const headBytes = 8

/**
 * Loads CommonJS scripts as `require` does, and keeps what V8 compiled of them for the next start: its own cache, checked by
 * version and flags, in a file a script. V8 knows a script again by its length alone and trusts what it is given, so both
 * are checked here.
 */
export class CachedScripts {
  readonly #folder: string
  readonly #require: (name: string) => unknown
  readonly #modules = new Map<string, Module>()
  /** By path: those compiled in this run. */
  readonly #compiled = new Map<string, { readonly script: Script; readonly source: string }>()

  /**
   * @param folder of the files; made when it is needed
   * @param require for everything that is no script of ours
   */
  constructor(folder: string, require: (name: string) => unknown) {
    this.#folder = folder
    this.#require = require
  }

  /**
   * Runs a script the first time.
   * @param path absolute, with its ending
   * @returns what it exports
   */
  load(path: string): unknown {
    const known = this.#modules.get(path)
    if (known) return known.exports
    const source = readFileSync(path, 'utf8')
    const cachedData = this.#kept(path, source)
    const script = new Script(wrap(source), { filename: path, ...(cachedData && { cachedData }) })
    if (script.cachedDataRejected !== false) this.#compiled.set(path, { script, source })
    const module: Module = { exports: {} }
    this.#modules.set(path, module)
    const folder = dirname(path)
    const require = (name: string): unknown =>
      name.startsWith('.') ? this.load(resolve(folder, name)) : this.#require(name)
    const run = script.runInThisContext() as (...words: unknown[]) => void
    run.call(module.exports, module.exports, require, module, path, folder)
    return module.exports
  }

  /**
   * Keeps what was compiled in this run, the functions with it that have run by now, and forgets what this run did not load:
   * an earlier version left it. Without a place for it the next start compiles again.
   */
  keep(): void {
    if (this.#compiled.size === 0) return
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      for (const [path, { script, source }] of this.#compiled) {
        const code = script.createCachedData()
        const head = Buffer.alloc(headBytes)
        head.writeUInt32LE(crc32(source), 0)
        head.writeUInt32LE(crc32(code), 4)
        const draft = `${this.#fileOf(path)}.part`
        writeFileSync(draft, Buffer.concat([head, code]), { mode: 0o600 })
        renameSync(draft, this.#fileOf(path))
      }
      const current = new Set([...this.#modules.keys()].map(path => this.#fileOf(path)))
      for (const name of readdirSync(this.#folder))
        if (!current.has(join(this.#folder, name))) rmSync(join(this.#folder, name), { force: true })
    } catch {
      // A full disk, a folder of somebody else's: whoever starts the app is no worse off than before.
    }
    this.#compiled.clear()
  }

  #fileOf(path: string): string {
    return join(this.#folder, basename(path))
  }

  #kept(path: string, source: string): Buffer | null {
    try {
      const file = readFileSync(this.#fileOf(path))
      const code = file.subarray(headBytes)
      const isOfSource = file.readUInt32LE(0) === crc32(source)
      return isOfSource && file.readUInt32LE(4) === crc32(code) ? code : null
    } catch {
      return null
    }
  }
}
