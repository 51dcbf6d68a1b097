import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/places.mjs'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8'
})
  .split('\n')
  .filter(file => file !== '' && existsSync(join(root, file)))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const sources = files.filter(file => /\.(ts|mjs|cjs|js|svelte)$/.test(file))
const folders = [...new Set(files.map(file => file.split('/')[0] ?? '').filter(name => !name.includes('.')))]

interface Named {
  readonly from: string
  readonly path: string
}

const missing = (named: readonly Named[]): readonly string[] =>
  named
    .filter(({ path }) => !existsSync(join(root, path)))
    .map(({ from, path }) => `${from} names ${path}, which doesn't exist`)

/** Finds paths in expressions such as new URL('./x.mjs', import.meta.url). */
function addresses(from: string, text: string): Named[] {
  return [...text.matchAll(/new URL\(\s*'(\.[^'?]*)[^']*',\s*import\.meta\.url\s*\)/g)].map(
    ([, path = '']) => ({
      from,
      path: join(dirname(from), path)
    })
  )
}

/** Finds relative paths in plain strings. When a file is renamed, tools don't update these. */
function loose(from: string, text: string): string[] {
  return [
    ...text.matchAll(
      /(?:join|resolve)\(\s*import\.meta\.dirname,\s*(?:'\.\.?',\s*)*'([^']+\.(?:[mc]?js|ts))'\s*\)/g
    )
  ].map(([, path = '']) => `${from}: ${path}`)
}

/** Finds paths in strings that start at the root, such as 'scripts/supply-chain/gate.mjs'. */
function fromRoot(from: string, text: string): Named[] {
  const paths = text.matchAll(
    new RegExp(`['"]((?:${folders.join('|')})/[\\w./-]+\\.(?:[mc]?[jt]s|json|md|yml|svelte))['"]`, 'g')
  )
  return [...paths].map(([, path = '']) => ({ from, path }))
}

function inDocument(from: string, text: string): Named[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '')
  const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => ({
    from,
    path: join(dirname(from), path)
  }))
  const names = [...prose.matchAll(/(?<![\w/.-])((?:[a-z][\w-]*\/)[\w./-]*[\w-])/g)]
    .map(([, path = '']) => path)
    .filter(path => folders.includes(path.split('/')[0] ?? '') && !/^resources\/notices$/.test(path))
    .map(path => ({ from, path: join(path) }))
  return [...links, ...names]
}

const built = /^(out|dist)\//
const documents = files.filter(file => /^([A-Z]+\.md|docs\/.*\.md)$/.test(file))

test('every module URL in the sources refers to an existing file', () => {
  const named = sources.flatMap(file => addresses(file, read(file)))
  expect(named.length).toBeGreaterThan(5)
  expect(missing(named.filter(({ from }) => !from.endsWith('.test.ts')))).toEqual([])
})

test('every path from the root in the sources and in package.json refers to an existing file', () => {
  const proven = [...sources.filter(file => !/\.(test|spec|fixture)\.ts$/.test(file)), 'knip.json']
  const scripts = [
    ...read('package.json').matchAll(/(scripts\/[\w./-]+\.c?mjs|scripts\/[\w./-]+\.cjs)/g)
  ].map(([path]) => ({ from: 'package.json', path }))
  const named = [...proven.flatMap(file => fromRoot(file, read(file))), ...scripts]
  expect(named.length).toBeGreaterThan(20)
  expect(missing(named.filter(({ path }) => !built.test(path)))).toEqual([])
})

test("no module path is a plain string, which tools can't follow", () => {
  // Two files are exempt because they load parts from the bundler's output, and tests because they fail
  // anyway if a file is missing.
  const checked = sources.filter(file => !/^src-main\/(index|program)\.ts$|\.(test|spec)\.ts$/.test(file))
  expect(checked.flatMap(file => loose(file, read(file)))).toEqual([])
})

test('every link and file name in the docs refers to an existing file', () => {
  const named = documents.flatMap(file => inDocument(file, read(file)))
  expect(named.length).toBeGreaterThan(80)
  expect(missing(named)).toEqual([])
})

test('finds every kind of reference to a renamed file', () => {
  const gone = 'scripts/run/smokeTest.mjs'
  expect(missing(addresses('scripts/run/a.mjs', "new URL('./smokeTest.mjs', import.meta.url)"))).toHaveLength(
    1
  )
  expect(missing(fromRoot('a.mjs', `run('${gone}')`))).toHaveLength(1)
  expect(missing(inDocument('README.md', `See \`${gone}\`.`))).toHaveLength(1)
  expect(missing(inDocument('README.md', 'See [it](docs-of-old.md).'))).toHaveLength(1)
  expect(loose('a.mjs', "join(import.meta.dirname, 'smokeTest.mjs')")).toHaveLength(1)
})
