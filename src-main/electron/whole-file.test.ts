import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWhole } from './whole-file'

describe('a whole file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'candlewick-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('takes the place of what was there, and leaves nothing beside it', async () => {
    const path = join(folder, 'answer.csv')
    writeFileSync(path, 'earlier and longer')
    await writeWhole(path, 'é,1\r\n')
    expect(readFileSync(path, 'utf8')).toBe('é,1\r\n')
    expect(readdirSync(folder)).toEqual(['answer.csv'])
  })

  it('is written through a link', async () => {
    writeFileSync(join(folder, 'real.json'), '')
    symlinkSync('real.json', join(folder, 'link.json'))
    await writeWhole(join(folder, 'link.json'), '[]')
    expect(readFileSync(join(folder, 'real.json'), 'utf8')).toBe('[]')
    expect(readdirSync(folder).sort()).toEqual(['link.json', 'real.json'])
  })

  it('that cannot be written leaves nothing behind', async () => {
    mkdirSync(join(folder, 'taken'))
    await expect(writeWhole(join(folder, 'taken'), 'x')).rejects.toMatchObject({ code: 'EISDIR' })
    expect(readdirSync(folder)).toEqual(['taken'])
    await expect(writeWhole(join(folder, 'gone', 'x.csv'), 'x')).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
