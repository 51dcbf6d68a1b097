import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildKeytar, headersAtHand } from './native-modules.mjs'
import { root } from './places.mjs'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'candlewick-node-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('points node-gyp at the headers installed with Node', () => {
  const prefix = folder()
  const node = join(prefix, 'bin/node')
  expect(headersAtHand({}, node)).toEqual({})
  mkdirSync(join(prefix, 'include/node'), { recursive: true })
  writeFileSync(join(prefix, 'include/node/node_api.h'), '')
  expect(headersAtHand({}, node)).toEqual({ npm_config_nodedir: prefix })
  expect(headersAtHand({ npm_config_nodedir: '/elsewhere' }, node)).toEqual({})
})

/**
 * Starts the server from which keytar's install script would download a binary. Returns the paths that are
 * requested.
 */
async function binaryHost(): Promise<readonly string[]> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('npm_config_keytar_binary_host', address)
  onTestFinished(() => void vi.unstubAllEnvs())
  return requests
}

test('compiles keytar without requesting a prebuilt binary', async () => {
  const requests = await binaryHost()
  const modules = join(folder(), 'node_modules')
  for (const name of ['keytar', 'node-addon-api'])
    cpSync(join(root, 'node_modules', name), join(modules, name), {
      recursive: true,
      filter: source => !source.endsWith('keytar/build')
    })
  buildKeytar(join(modules, 'keytar'))
  expect(existsSync(join(modules, 'keytar/build/Release/keytar.node'))).toBe(true)
  expect(requests).toEqual([])
}, 120_000)

test("npm doesn't run the install scripts of packages", () => {
  const clone = folder()
  const own = join(clone, 'talkative')
  mkdirSync(own)
  const install = `node -e "require('fs').writeFileSync('ran', '')"`
  writeFileSync(
    join(own, 'package.json'),
    JSON.stringify({ name: 'talkative', version: '1.0.0', scripts: { install } })
  )
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ name: 'clone', version: '1.0.0' }))
  writeFileSync(join(clone, '.npmrc'), readFileSync(join(root, '.npmrc')))
  const npm = spawnSync('npm', ['install', '--offline', '--install-links', './talkative'], {
    cwd: clone,
    encoding: 'utf8'
  })
  expect(npm.status, npm.stderr).toBe(0)
  expect(existsSync(join(clone, 'node_modules/talkative/package.json'))).toBe(true)
  expect(existsSync(join(clone, 'node_modules/talkative/ran'))).toBe(false)
})
