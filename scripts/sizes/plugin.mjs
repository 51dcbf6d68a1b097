import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/places.mjs'

export const reportsFolder = join(root, 'out/sizes')

/**
 * `parts` are the bytes of each source folder or package before minifying.
 * @typedef {{ isEntry: boolean, imports: string[], parts: Record<string, number> }} Script
 */

/**
 * Writes a report for the size check.
 * @param {string} name the name of the build
 * @returns {import('vite').Plugin}
 */
export function sizesOf(name) {
  return {
    name: 'sizes',
    generateBundle(_, bundle) {
      /** @type {Record<string, Script>} */
      const scripts = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        /** @type {Record<string, number>} */
        const parts = {}
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const part = partOf(id)
          parts[part] = (parts[part] ?? 0) + renderedLength
        }
        scripts[file.fileName] = { isEntry: file.isEntry, imports: file.imports, parts }
      }
      mkdirSync(reportsFolder, { recursive: true })
      writeFileSync(join(reportsFolder, `${name}.json`), JSON.stringify(scripts))
    }
  }
}

/**
 * Returns the package or source folder of a module, such as `zod` or `src-main/credits`.
 * @param {string} id
 */
export function partOf(id) {
  const inPackage = id.split('node_modules/').at(-1)
  const depth = id.includes('node_modules/') ? (inPackage?.startsWith('@') ? 2 : 1) : 2
  const path = id.includes('node_modules/') ? (inPackage ?? id) : id.replace(`${root}/`, '')
  return path.replaceAll('\0', '').split('/').slice(0, depth).join('/')
}
