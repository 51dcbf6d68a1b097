import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentIn, type Component } from './component'

/** Returns the packages that aren't bundled, which electron-builder.yml lists. */
export function packedFolders(project: string): readonly string[] {
  const configuration = readFileSync(join(project, 'electron-builder.yml'), 'utf8')
  return [...configuration.matchAll(/^ *- (node_modules\/(?:@[^/\s]+\/)?[^/{\s]+)\//gm)].map(
    ([, path = '']) => path
  )
}

/**
 * Returns the components that the bundler doesn't see: the runtime, and code that is compiled into native
 * modules.
 */
export function compiledIn(project: string): readonly Component[] {
  const at = (path: string): string => join(project, 'node_modules', path)
  return [
    componentIn(at('electron')),
    componentIn(at('keytar/node_modules/node-addon-api')),
    componentIn(at('node-addon-api')),
    nodeSqlite,
    sqlite(at('@photostructure/sqlite/src/upstream/sqlite3.h'))
  ]
}

/** SQLite is in the public domain. Instead of a licence, it has a blessing. */
function sqlite(header: string): Component {
  const text = readFileSync(header, 'utf8')
  const version = /#define SQLITE_VERSION\s+"([\d.]+)"/.exec(text)?.[1]
  const blessing = /\*\* (The author disclaims[\s\S]*?)\n\*{10}/.exec(text)?.[1]
  if (version === undefined || blessing === undefined)
    throw new Error(`${header} doesn't state a version and a licence.`)
  return { name: 'SQLite', version, licence: 'blessing', text: blessing.replaceAll(/^\*\* ?/gm, '').trim() }
}

/** @photostructure/sqlite is based on this, but doesn't include its licence. */
const nodeSqlite: Component = {
  name: 'Node.js (node:sqlite)',
  version: '26.9.0',
  licence: 'MIT',
  text: `Copyright Node.js contributors. All rights reserved.

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to
deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
IN THE SOFTWARE.`
}
