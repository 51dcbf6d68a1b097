import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { billOfMaterials, noticesText, type Program } from './bill'
import { componentIn, type Component } from './component'
import { compiledIn, packedFolders } from './native'

/** Sorts in the same order on every machine, whatever its language. */
const order = new Intl.Collator('en', { numeric: true })

export const billFile = 'bill-of-materials.cdx.json'
export const textFile = 'third-party-notices.txt'

/**
 * Writes the notices to out/notices, as a bill of materials and as text. npm can't list these packages,
 * because it regards everything that is bundled as a development dependency.
 */
export class ThirdPartyNotices {
  readonly #project: string
  readonly #folders = new Set<string>()

  constructor(project: string) {
    this.#project = project
  }

  /** Returns a plugin for every bundle, which records the packages that the bundle contains. */
  collect(): Plugin {
    return {
      name: 'collect-third-party-packages',
      apply: 'build',
      generateBundle: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          const sources =
            file.type === 'asset'
              ? file.originalFileNames
              : Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
                  renderedLength > 0 ? [id] : []
                )
          for (const source of sources) this.#note(source)
        }
      }
    }
  }

  /** Returns a plugin for the last bundle, which writes the packages of all bundles. */
  write(): Plugin {
    return {
      name: 'write-third-party-notices',
      apply: 'build',
      closeBundle: () => {
        const folder = join(this.#project, 'out/notices')
        const program = JSON.parse(readFileSync(join(this.#project, 'package.json'), 'utf8')) as Program
        const components = this.components()
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, billFile), billOfMaterials(program, components))
        writeFileSync(join(folder, textFile), noticesText(program, components))
      }
    }
  }

  /** @throws if a package has no licence text */
  components(): readonly Component[] {
    const folders = new Set([...this.#folders, ...packedFolders(this.#project)])
    return [
      ...[...folders].map(folder => componentIn(join(this.#project, folder))),
      ...compiledIn(this.#project)
    ].sort((a, b) => order.compare(a.name, b.name) || order.compare(a.version, b.version))
  }

  #note(source: string): void {
    const folder = packageFolder(source)
    if (folder !== null && existsSync(join(this.#project, folder, 'package.json'))) this.#folders.add(folder)
  }
}

/**
 * Returns the node_modules/a/node_modules/b part of a path. If the module is part of the bundler
 * (`\0rolldown/runtime.js`), returns the bundler's package.
 */
export function packageFolder(module: string): string | null {
  const [, inside] = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  if (inside !== undefined) return inside
  const [, own] = /^\0((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  return own === undefined ? null : `node_modules/${own}`
}
