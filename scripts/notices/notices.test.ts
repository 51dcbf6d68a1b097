import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../setup/places.mjs'
import { componentIn } from './component'
import { packedFolders } from './native'
import { billFile, packageFolder, textFile, ThirdPartyNotices } from './notices'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-notices-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function built(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = emptyFolder()
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  cpSync(join(root, 'electron-builder.yml'), join(folder, 'electron-builder.yml'))
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const notices = new ThirdPartyNotices(folder)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { preserveSymlinks: true },
    plugins: [notices.collect(), notices.write()],
    worker: { format: 'es', plugins: () => [notices.collect()] },
    build: { outDir: 'out/renderer', rollupOptions: { input: join(folder, 'index.html') } }
  })
  return join(folder, 'out/notices')
}

interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly licenses: readonly {
      readonly license: { readonly id: string; readonly text: { content: string } }
    }[]
  }[]
}

test('the bill of materials lists all packages in the bundles, including style sheets and workers', async () => {
  const folder = await built({
    'index.html': '<script type="module" src="./main.js"></script>',
    'main.js': `import { clsx } from 'clsx'
      import { tabbable } from 'tabbable'
      import '@fontsource-variable/inter'
      document.title = clsx('a', 'b')
      new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`,
    'worker.js': `import { z } from 'zod'
      postMessage(z.string().safeParse('x').success)`
  })
  const bill = JSON.parse(readFileSync(join(folder, billFile), 'utf8')) as Bill
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['clsx', '@fontsource-variable/inter', 'zod']))
  // The program above imports these packages but doesn't use them.
  expect(names).not.toContain('tabbable')
  expect(names).not.toContain('echarts')
  const inter = bill.components.find(({ name }) => name === '@fontsource-variable/inter')
  expect(inter?.licenses[0]?.license).toMatchObject({ id: 'OFL-1.1' })
  expect(inter?.licenses[0]?.license.text.content).toContain('SIL OPEN FONT LICENSE')

  const text = readFileSync(join(folder, textFile), 'utf8')
  for (const { name, licenses } of bill.components) {
    expect(text, name).toContain(`\n${name} `)
    expect(licenses[0]?.license.text.content, name).toMatch(/copyright/i)
    expect(text, name).toContain(licenses[0]?.license.text.content)
  }
})

test('the bill of materials also lists native modules and the runtime', () => {
  const names = new ThirdPartyNotices(root).components().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'SQLite',
      '@photostructure/sqlite',
      'Node.js (node:sqlite)',
      'electron',
      'keytar',
      'node-addon-api',
      'node-gyp-build'
    ])
  )
})

test('finds every package that electron-builder includes', () => {
  const configuration = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
  const mentioned = new Set(
    [...configuration.matchAll(/node_modules\/((?:@\w+\/)?[\w-]+)\//g)].map(([, name]) => name)
  )
  expect(packedFolders(root)).toEqual([...mentioned].map(name => `node_modules/${name}`))
})

test.each([
  ['/home/me/app/node_modules/echarts/lib/a.js', 'node_modules/echarts'],
  ['../node_modules/@lucide/svelte/dist/x.js?svelte&type=style', 'node_modules/@lucide/svelte'],
  ['/app/node_modules/a/node_modules/@b/c/i.js', 'node_modules/a/node_modules/@b/c'],
  ['\0rolldown/runtime.js', 'node_modules/rolldown'],
  ['/app/src-renderer/main.ts', null]
])('finds the package that the module %j belongs to: %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder)
})

const planted = (files: Readonly<Record<string, string>>): string => {
  const folder = emptyFolder()
  const manifest = JSON.stringify({ name: 'planted', version: '1.0.0', license: 'MIT' })
  for (const [name, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('rejects a package without a licence text', () => {
  const sentence = "planted 1.0.0 has no licence text, so it can't be shipped."
  expect(() => componentIn(planted({}))).toThrow(sentence)
  expect(() => componentIn(planted({ LICENSE: ' \n', 'README.md': 'MIT' }))).toThrow(sentence)
})

test('includes notice files of any name with the licence', () => {
  const { text } = componentIn(
    planted({ 'licence.txt': 'the licence', NOTICE: 'the notice', 'licenses/LICENSE-d3': 'another’s' })
  )
  for (const words of ['the licence', 'the notice', 'another’s']) expect(text).toContain(words)
})
