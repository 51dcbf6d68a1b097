import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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

/**
 * The scripts that are started with npm. The script that draws icons is started by its path, after the setup.
 */
const entries = readdirSync(folder).filter(name => name.endsWith('.mjs') && name !== 'draw-icons.mjs')

/** Finds static imports, which Node loads before it runs the first line of a file. */
const staticImports = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?:[^'"();]+\sfrom\s+)?['"]([^'"]+)['"]/gm)].map(
    ([, name]) => name ?? ''
  )

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

const { isInRange, nodesNeeded } = createRequire(import.meta.url)('./old-node.cjs') as {
  isInRange(version: string, range: string): boolean
  nodesNeeded(): string
}
const sentence = (version: string): string =>
  `Node ${version} does not run Candlewick’s tools: they need Node ${nodesNeeded()}. Install one of these and try again.\n`

test.each(['0.12.18', '12.22.9', '18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])(
  'rejects Node %s with a single sentence',
  version => {
    expect(startWith(version, ['-r', './scripts/run/old-node.cjs', 'scripts/start.mjs'])).toBe(
      sentence(version)
    )
    expect(startWith(version, ['scripts/call.mjs', '--help'])).toBe(sentence(version))
  }
)

const oldest = manifest.engines.node
  .split(' || ')
  .map(range => [...range.replace(/[^\d.]/g, '').split('.'), '0', '0'].slice(0, 3).join('.'))

test.each([...oldest, '20.20.2', '22.22.0', '100.1.0'])('accepts Node %s', version => {
  expect(startWith(version, ['-r', './scripts/run/old-node.cjs', '-p', '"on"'])).toBe('on\n')
})

test('README lists the Node versions that package.json allows', () => {
  expect(nodesNeeded()).toBe('20.19 or a later 20, 22.13 or a later 22, or 24 or later')
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`Node ${nodesNeeded()}:`)
  expect(isInRange(process.versions.node, manifest.engines.node)).toBe(true)
})

test.each([
  ['20.19.0', '^20.19.0 || >=22.12.0', true],
  ['21.0.0', '^20.19.0 || >=22.12.0', false],
  ['22.11.9', '>= 22.12.0', false],
  ['7.1.0', '>=6 <7 || >=8', false],
  ['10.0.0', '6.* || 8.* || >= 10.*', true],
  ['24.3.0', '20 || >=22', true],
  ['20.19.0', '~20.19.0', true],
  ['0.12.0', '*', true]
])('checks whether Node %s is in the range %s: %s', (version, range, isIn) => {
  expect(isInRange(version, range)).toBe(isIn)
})

test('all packages except the known exceptions support the oldest allowed Node versions', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>
  }
  const refusing = (version: string): string[] =>
    Object.entries(packages)
      .filter(([path, { engines }]) => path !== '' && !isInRange(version, engines?.node ?? '*'))
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.fromEntries(oldest.map(version => [version, refusing(version)]))).toEqual({
    // Officially, Electron's installer, SQLite and their dependencies need a later version. The setup and all
    // tests show that they work with this one.
    '20.19.0': [
      ...['@electron-internal/extract-zip', '@electron/get', '@electron/rebuild', '@photostructure/sqlite'],
      ...['electron', 'node-abi']
    ],
    '22.13.0': [],
    '24.0.0': []
  })
})

test('every script checks the Node version first', () => {
  expect(entries.length).toBeGreaterThan(10)
  for (const entry of entries) {
    expect(staticImports(readFileSync(join(folder, entry), 'utf8'))[0], entry).toBe(guard)
    const command = Object.values(manifest.scripts).find(line => line.endsWith(`scripts/${entry}`))
    expect(command, entry).toBe(`node -r ./scripts/run/old-node.cjs scripts/${entry}`)
  }
})

test('code that runs before the version check works in Node 18 without npm packages', async () => {
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
    const lintErrors = (await reader.lintFiles(files)).flatMap(({ filePath, messages }) =>
      messages.map(({ line, message }) => `${relative(root, filePath)}:${line} ${message}`)
    )
    expect(lintErrors, entry).toEqual([])
  }
})
