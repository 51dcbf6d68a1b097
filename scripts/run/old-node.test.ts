import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { ESLint } from 'eslint'
import globals from 'globals'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../setup/places.mjs'

const folder = join(root, 'scripts')
const guard = './run/old-node.cjs'
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly engines: { readonly node: string }
  readonly scripts: Readonly<Record<string, string>>
}

/** Scripts a person starts by npm; drawing the icons is by hand and after set-up. */
const entries = readdirSync(folder).filter(name => name.endsWith('.mjs') && name !== 'draw-icons.mjs')

/** What a file imports before its first line runs. */
const staticImports = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?:[^'"();]+\sfrom\s+)?['"]([^'"]+)['"]/gm)].map(
    ([, name]) => name ?? ''
  )

/** Every file of ours that Node reads before an entry's first line runs, and what else they import. */
function readBeforehand(entry: string): { readonly files: string[]; readonly foreign: string[] } {
  const files = [join(folder, entry)]
  const foreign: string[] = []
  for (const file of files) {
    for (const name of staticImports(readFileSync(file, 'utf8'))) {
      const path = join(dirname(file), name)
      if (!name.startsWith('.')) foreign.push(name)
      else if (!files.includes(path)) files.push(path)
    }
  }
  return { files, foreign }
}

/** Runs npm's line for an entry script in this Node, which says that it is another. */
function startWith(version: string, words: readonly string[]): string {
  const pretence = join(mkdtempSync(join(tmpdir(), 'candlewick-node-')), 'pretence.cjs')
  onTestFinished(() => rmSync(dirname(pretence), { recursive: true }))
  writeFileSync(pretence, `Object.defineProperty(process.versions, 'node', { value: '${version}' })\n`)
  const { stdout, stderr } = spawnSync(process.execPath, ['-r', pretence, ...words], {
    cwd: root,
    encoding: 'utf8'
  })
  return `${stdout}${stderr}`
}

const needed = manifest.engines.node.replace('>=', '')
const sentence = (version: string): string =>
  `Node ${version} is too old: Candlewick is built with Node ${needed} or newer. Install a newer Node and try again.\n`

test.each(['0.12.18', '12.22.9', '18.20.8', '20.18.3'])(
  'Node %s is told to be too old, and no more',
  version => {
    expect(startWith(version, ['-r', './scripts/run/old-node.cjs', 'scripts/start.mjs'])).toBe(
      sentence(version)
    )
    // Without npm, too.
    expect(startWith(version, ['scripts/call.mjs', '--help'])).toBe(sentence(version))
  }
)

test.each([`${needed}.0`, '20.20.2', '22.0.0', '100.1.0'])('Node %s is new enough', version => {
  expect(startWith(version, ['-r', './scripts/run/old-node.cjs', '-p', '"on"'])).toBe('on\n')
})

test('the check is what every entry script imports first, and what npm loads before it', () => {
  expect(entries.length).toBeGreaterThan(10)
  for (const entry of entries) {
    expect(staticImports(readFileSync(join(folder, entry), 'utf8'))[0], entry).toBe(guard)
    const command = Object.values(manifest.scripts).find(line => line.endsWith(`scripts/${entry}`))
    expect(command, entry).toBe(`node -r ./scripts/run/old-node.cjs scripts/${entry}`)
  }
})

test('nothing that stands before the check is newer than Node 18, or wants npm’s packages', async () => {
  const reader = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.mjs'],
        languageOptions: { ecmaVersion: 2022, globals: globals.node },
        rules: {
          'no-restricted-syntax': [
            'error',
            'MemberExpression[object.type="MetaProperty"]:not([property.name="url"]):not(FunctionDeclaration *):not(ArrowFunctionExpression *)'
          ]
        }
      },
      { files: ['**/*.cjs'], languageOptions: { ecmaVersion: 3, sourceType: 'commonjs' } }
    ]
  })
  for (const entry of entries) {
    const { files, foreign } = readBeforehand(entry)
    expect(
      foreign.filter(name => !/^node:[a-z/_]+$/.test(name)),
      entry
    ).toEqual([])
    const told = (await reader.lintFiles(files)).flatMap(({ filePath, messages }) =>
      messages.map(({ line, message }) => `${relative(root, filePath)}:${line} ${message}`)
    )
    expect(told, entry).toEqual([])
  }
})
