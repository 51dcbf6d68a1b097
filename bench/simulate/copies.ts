import { cpSync, existsSync, rmSync } from 'node:fs'
import type { CopiedFile } from './story'
import type { World } from './world'

export class Copies {
  readonly #world: World
  readonly #preserved = new Set<CopiedFile>()

  constructor(world: World) {
    this.#world = world
  }

  keep(file: CopiedFile): void {
    const path = this.#world.machine.file(file)
    if (path === null) return
    this.#copy(path, this.#placeOf(file))
    this.#preserved.add(file)
  }

  /** Call this while the app isn't running. Returns false if there is no copy. */
  putBack(file: CopiedFile): boolean {
    const path = this.#world.machine.file(file)
    if (path === null || !this.#preserved.has(file)) return false
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
    this.#copy(this.#placeOf(file), path)
    this.#world.machine.changes++
    return true
  }

  #placeOf(file: CopiedFile): string {
    return `${this.#world.machine.root}/copy-of-${file}`
  }

  #copy(from: string, to: string): void {
    for (const suffix of ['', '-wal']) {
      rmSync(to + suffix, { force: true })
      if (existsSync(from + suffix)) cpSync(from + suffix, to + suffix)
    }
  }
}
