import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { gates, runGate } from '../run/gates.mjs'
import { root } from '../setup/places.mjs'
import { readCatalogue } from './catalogue.mjs'
import { compileMessages, messagesFolder } from './compile.mjs'
import { pseudoLanguage, translate } from './pseudo.mjs'
import { weaknesses } from './style.mjs'
import { textsOf } from './texts.mjs'

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

async function compiled(files: Readonly<Record<string, unknown>>) {
  const folder = folderWith(files)
  for (const name of ['forms.ts', 'language.ts'])
    cpSync(join(root, 'src-shared/messages', name), join(folder, name))
  compileMessages(folder)
  const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)
  return { m: await load('compiled/areas.ts'), language: await load('language.ts') }
}

test('compiles a message to a function with the plural forms of its language', async () => {
  const { m } = await compiled({
    'en/calls.json': {
      made: '{count, plural, =0 {No calls} one {# call} other {# calls}} to “{name}”',
      cost: '{kind, select, free {Free} other {{credits, number} credits}}, 5 < 6 `$'
    }
  })
  const made = [0, 1, 1200].map(count => m.calls.made({ count, name: 'getNews' }))
  expect(made).toEqual(['No calls to “getNews”', '1 call to “getNews”', '1,200 calls to “getNews”'])
  expect(m.calls.cost({ kind: 'free', credits: 0 })).toBe('Free, 5 < 6 `$')
  expect(m.calls.cost({ kind: 'paid', credits: 2.5 })).toBe('2.5 credits, 5 < 6 `$')
})

test('adding a second language takes only a folder of messages', async () => {
  const { m, language } = await compiled({
    'en/calls.json': {
      made: '{count, plural, one {# call} other {# calls}}',
      health: { 'not-yet': 'Not yet' }
    },
    'de/calls.json': {
      made: '{count, plural, one {# Abruf} other {# Abrufe}}',
      health: { 'not-yet': 'Noch nicht' }
    }
  })
  const texts = () => [m.calls.made({ count: 12_345 }), m.calls.health['not-yet'](), language.language()]
  expect(texts()).toEqual(['12,345 calls', 'Not yet', 'en'])
  language.useLanguage('system', 'de-AT')
  expect(texts()).toEqual(['12.345 Abrufe', 'Noch nicht', 'de'])
  language.useLanguage('en', 'de')
  expect(language.language()).toBe('en')
  // If the chosen language is no longer available, the system's language applies.
  language.useLanguage('fr', 'de')
  expect(language.language()).toBe('de')
  language.useLanguage('system', 'xx')
  expect(texts()).toEqual(['12,345 calls', 'Not yet', 'en'])
})

test.each([
  [
    'a language with a missing message',
    { 'en/a.json': { x: 'X', y: 'Y' }, 'de/a.json': { x: 'X' } },
    'Missing in the language de: a.y'
  ],
  ['a language with an extra message', { 'en/a.json': {}, 'de/a.json': { z: 'Z' } }, "en doesn't have: a.z"],
  ['a message with an open brace', { 'en/a.json': { x: 'Cost {price' } }, "The message x can't be parsed"],
  ['an unformatted date', { 'en/a.json': { x: '{at, date}' } }, "The message x can't be parsed"],
  [
    'a placeholder with two types',
    { 'en/a.json': { x: '{n} of {n, number}' } },
    'both a string and a number'
  ],
  ['an invalid name', { 'en/a.json': { 'not-ok': 'X' } }, "not-ok can't be the name"],
  [
    'a name that would make the module a promise',
    { 'en/a.json': { then: 'then' } },
    "then can't be the name"
  ],
  ['a file that isn’t JSON', { 'en/a.json': '{' }, "a.json isn't valid JSON"]
])('rejects %s and names it in the error', (_, files, sentence) => {
  expect(() => compileMessages(folderWith(files))).toThrow(sentence)
})

test('removes compiled files of deleted message files', () => {
  const folder = folderWith({ 'en/a.json': { x: 'X' }, 'en/b.json': { y: 'Y' }, 'compiled/a.ts': 'old' })
  compileMessages(folder)
  expect(readFileSync(join(folder, 'compiled/a.ts'), 'utf8')).toContain('./en/a')
  rmSync(join(folder, 'en/b.json'))
  compileMessages(folder)
  expect(() => readFileSync(join(folder, 'compiled/en/b.ts'))).toThrow('ENOENT')
})

test.each([
  ['a text in a view', 'X.svelte', '<p>Live <b>{price}</b></p>', ['Live']],
  ['a label', 'X.svelte', '<button aria-label="Close" class="icon small" {onclick}></button>', ['Close']],
  [
    'a label chosen by a condition',
    'X.svelte',
    "<Field label={a ? 'Price' : 'Volume'} />",
    ['Price', 'Volume']
  ],
  [
    'a sentence in a view’s script',
    'X.svelte',
    "<script>const x = 'No coins yet'</script>",
    ['No coins yet']
  ],
  ['a sentence with placeholders', 'x.ts', 'const x = `${a} of ${b} left`', ['0 of 0 left']],
  ['a one-word label', 'x.ts', "const x = { label: 'Watchlist', id: 'watchlist' }", ['Watchlist']],
  [
    'a word passed as an argument or property',
    'x.ts',
    "words('coin', 'Coin'); const x = { live: 'Live', of: ['Span A', 'Fear & greed', 'All-time high'] }",
    ['Coin', 'Live', 'Span A', 'Fear & greed', 'All-time high']
  ],
  [
    'a word that is chosen by a condition or is a default',
    'X.svelte',
    "<script>let { verb = 'Cancel' } = $props(); const x = verb ?? (a ? 'Offline' : 'Cached')</script>",
    ['Cancel', 'Offline', 'Cached']
  ],
  ['a single word in a view', 'X.svelte', '<X refusal="Keep" />{@render form(\'Save\')}', ['Keep', 'Save']],
  [
    'a count with a noun and a part of a template',
    'x.ts',
    "x(n === 1 ? '1 chart' : '20 days, 2 deviations', `Chart${n}`, `(1 coin)${n}`)",
    ['1 chart', '20 days, 2 deviations', 'Chart 0', '(1 coin) 0']
  ],
  ['a short label', 'x.ts', "const x = { label: 'a call', value: 'call' }", ['a call']],
  ['a lowercase label of one word', 'x.ts', "const x = { word: 'held', value: 'held' }", ['held']],
  [
    'keyboard keys',
    'X.svelte',
    '<X keys="Esc" aria-keyshortcuts="Home" /><svelte:window onkeydown={({ key }) => {' +
      " if (key === 'Enter' || ['Home', 'End'].includes(key)) go({ keys: ['Delete', 'Ctrl+Z'] }) }} />",
    []
  ],
  [
    'words in a list of key names',
    'x.ts',
    "const x = { keys: [{ keys: ['Enter'], does: 'Measure' }], of: ['Home', 'Garden'] }",
    ['Measure', 'Home', 'Garden']
  ],
  [
    'names of types, zones and units, and compared values',
    'x.ts',
    "const z: 'Live' = of('Europe/Berlin', 'HTMLElement', 'BTC', `${n}px`, '2d')\n" +
      "if (z !== 'Live') switch (z) { case 'Offline': log('Closed'); throw new RangeError('Broken') }",
    []
  ],
  [
    'codes, names and internal errors',
    'x.ts',
    "import 'a b'; x('quotes'); throw new Error('No such thing')",
    []
  ]
])('finds the texts that users see, if any, in %s', (_, file, source, texts) => {
  expect(textsOf(file, source).map(({ text }) => text)).toEqual(texts)
})

test('returns a message with tags as a list of its parts', async () => {
  const { m } = await compiled({
    'en/calls.json': { load: 'Load {what} <price>{credits}</price> now' }
  })
  expect(m.calls.load({ what: 'levels', credits: '100' })).toEqual([
    'Load levels ',
    { tag: 'price', text: '100' },
    ' now'
  ])
})

test('rejects a tag inside a plural or select', () => {
  const files = { 'en/a.json': { x: '{n, plural, one {<b>one</b>} other {many}}' } }
  expect(() => compileMessages(folderWith(files))).toThrow('must be at the top level of a message')
})

test('leaves notes for translators out of the compiled messages', async () => {
  const { m } = await compiled({ 'en/a.json': { x: 'X', '@x': 'Shown on the first screen' } })
  expect(Object.keys(m.a)).toEqual(['x'])
})

const long = 'All your alerts are paused. '.repeat(7).trim()

test.each([
  ['a placeholder for words', { x: 'Load {rest}' }, '{rest}'],
  ['a numbered placeholder', { x: '{name} and {name2}' }, '{name2}'],
  ['a placeholder in capitals that begins the sentence', { x: '{The} call' }, '{The}'],
  ['a fragment that begins with a space', { x: ' and more' }, 'a fragment'],
  ['a fragment that begins with a comma', { x: ', {credits} charged' }, 'a fragment'],
  ['a fragment that ends with an open bracket', { x: 'charged (' }, 'a fragment'],
  ['a text above the limit', { x: long }, '195 characters'],
  ['a note without a message', { x: 'X', '@y': 'Why' }, 'a note without a message']
])('the style check reports %s', (_, area, sentence) => {
  expect(weaknesses({ a: area }).join('\n')).toContain(sentence)
})

test('the style check accepts a long text that has a note', () => {
  const area = { x: long, '@x': 'Explains the formula in the details panel', y: '{coin}: {price}' }
  expect(weaknesses({ a: area })).toEqual([])
})

test('the length limit applies to the longest branch of a select, not to all branches together', () => {
  const half = 'x'.repeat(100)
  expect(weaknesses({ a: { x: `{kind, select, a {${half}} b {it} other {1 row ${half}}}` } })).toEqual([])
})

async function gate(messages: unknown, source: string) {
  const project = folderWith({
    'src-shared/messages/en/tray.json': messages,
    'src-shared/format/planted.ts': source,
    'src-main/x.ts': '',
    'src-renderer/x.ts': '',
    'src-demo/x.ts': ''
  })
  cpSync(join(root, 'scripts'), join(project, 'scripts'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const found = gates().find(({ name }) => name === 'messages')
  if (!found) throw new Error('There is no gate for messages.')
  return runGate(found, project)
}
const imported = "import { m } from '../messages/m'\n"

test('the message gate accepts a catalogue whose keys are all used', async () => {
  expect(await gate({ quit: 'Quit' }, `${imported}export const x = m.tray.quit()`)).toEqual({
    code: 0,
    output: ''
  })
})

test.each([
  ['an unused key', { quit: 'Quit', open: 'Open' }, 'm.tray.quit()', "tray.open isn't used"],
  [
    'a missing key',
    { quit: 'Quit' },
    'm.tray.quit() + m.tray.open()',
    "m.tray.open, which isn't in the catalogue"
  ],
  [
    'a key assembled at run time',
    { quit: 'Quit' },
    'm.tray[name]() + m.tray.quit()',
    "doesn't show which messages it uses"
  ],
  [
    'a text without a key',
    { quit: 'Quit' },
    "m.tray.quit() + 'Quit the app'",
    'planted.ts:2 contains the text “Quit the app”'
  ],
  [
    'one word without a key',
    { quit: 'Quit' },
    "[m.tray.quit(), 'Coin']",
    'planted.ts:2 contains the text “Coin”'
  ],
  ['a count without a key', { quit: 'Quit' }, "m.tray.quit() + '1 call'", 'contains the text “1 call”']
])('the message gate rejects %s', async (_, messages, expression, sentence) => {
  const { code, output } = await gate(messages, `${imported}export const x = ${expression}`)
  expect(code).toBe(1)
  expect(output).toContain(sentence)
})

test('the package contains Chromium’s texts for every language of the catalogue', () => {
  const packaged = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
    .split('electronLanguages:')[1]
    ?.match(/^(\s+- \S+)+/)?.[0]
    .match(/[\w-]+$/gm)
  for (const locale of readCatalogue(messagesFolder).keys())
    expect(packaged?.some(tag => tag.split('-')[0] === locale.split('-')[0])).toBe(true)
})

test('the pseudo-language keeps placeholders, tags and plural forms', () => {
  expect(translate('Load <price>{credits}</price> for {count, plural, one {# coin} other {# coins}}')).toBe(
    'Ļòóàáď <price>{credits}</price> ƒòóř {count,plural,one{# çòóìíñ} other{# çòóìíñš}}'
  )
  expect(pseudoLanguage({ formats: { dateLocale: 'en-GB', now: 'now' } })).toEqual({
    formats: { dateLocale: 'en-GB', now: 'ñòóŵ' }
  })
})
