import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { headersAtHand } from './dependencies.mjs'

function prefix(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('points node-gyp at the headers beside Node, unless somebody already does', () => {
  const folder = prefix()
  const node = join(folder, 'bin/node')
  expect(headersAtHand({}, node)).toEqual({})
  mkdirSync(join(folder, 'include/node'), { recursive: true })
  writeFileSync(join(folder, 'include/node/node_api.h'), '')
  expect(headersAtHand({}, node)).toEqual({ npm_config_nodedir: folder })
  expect(headersAtHand({ npm_config_nodedir: '/elsewhere' }, node)).toEqual({})
})
