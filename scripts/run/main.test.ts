import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { refuseOddPath, root } from '../setup/places.mjs'
import { benches } from './benches.mjs'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'candlewick-main-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

const url = (path: string): string => JSON.stringify(pathToFileURL(join(root, path)).href)

function script(work: string): string {
  const file = join(folder(), 'script.mjs')
  writeFileSync(
    file,
    `import { mkdirSync } from 'node:fs'
     import { main } from ${url('scripts/run/main.mjs')}
     await main(import.meta, async () => { ${work} })`
  )
  return file
}

test('a script also runs when started through a symbolic link', () => {
  const direct = spawnSync(process.execPath, [script("console.log('worked')")], { encoding: 'utf8' })
  expect(direct.stdout).toBe('worked\n')
  const other = join(folder(), 'other.mjs')
  symlinkSync(script("console.log('worked')"), other)
  expect(spawnSync(process.execPath, [other], { encoding: 'utf8' }).stdout).toBe('worked\n')
})

test('a script reports an unwritable folder in one sentence without a stack trace', () => {
  const home = join(folder(), 'home')
  writeFileSync(home, '')
  const cache = join(home, '.cache')
  const refused = spawnSync(process.execPath, [script(`mkdirSync(${JSON.stringify(cache)})`)], {
    encoding: 'utf8'
  })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain(`${cache} can't be written (ENOTDIR).`)
  expect(refused.stderr).not.toMatch(/^ +at /m)
  const bug = spawnSync(process.execPath, [script("throw new TypeError('a bug')")], { encoding: 'utf8' })
  expect(bug.stderr).toMatch(/TypeError: a bug\n +at /)
})

test.each(['/home/a#b/candlewick', '/home/why?'])('refuses to build in %s', path => {
  expect(() => refuseOddPath(path)).toThrow(path)
})

test('allows spaces and percent signs in the path of the project', () => {
  expect(() => refuseOddPath('/home/a b/ü%20/candlewick')).not.toThrow()
})

test('an interrupted script ends the processes its child started', async () => {
  const worker = `process.on('SIGINT', () => {}); console.log(process.pid); setInterval(() => {}, 1000)`
  const bench = `import { spawn } from 'node:child_process'
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(worker)}], { stdio: 'inherit' })
    process.on('SIGINT', () => process.exit(130)); setInterval(() => {}, 1000)`
  const file = join(folder(), 'bench.mjs')
  writeFileSync(file, bench)
  const started = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { run } from ${url('scripts/run/child.mjs')}; process.exitCode = await run(process.execPath, [${JSON.stringify(file)}])`
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] }
  )
  const pid = await new Promise<number>(resolve =>
    started.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())))
  )
  started.kill('SIGINT')
  await new Promise(resolve => started.once('close', resolve))
  const runs = (): boolean => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    } catch {
      return false
    }
  }
  await expect.poll(runs).toBe(false)
})

test('npm run bench offers exactly the documented benchmarks', () => {
  const documented = new Set(
    [...readFileSync(join(root, 'docs/benches.md'), 'utf8').matchAll(/npm run bench -- ([a-z-]+)/g)].map(
      ([, name]) => name
    )
  )
  expect([...documented].sort()).toEqual([...benches].sort())
  const files = readdirSync(join(root, 'bench'), { recursive: true, encoding: 'utf8' })
  const text = files
    .filter(name => /\.(ts|mjs)$/.test(name))
    .map(name => readFileSync(join(root, 'bench', name), 'utf8'))
    .join('\n')
  const parts = files.flatMap(name => /^([a-z-]+)\.ts$/.exec(name)?.[1] ?? [])
  const unused = parts.filter(name => !benches.includes(name) && !text.includes(`/${name}'`))
  expect(unused).toEqual([])
})
