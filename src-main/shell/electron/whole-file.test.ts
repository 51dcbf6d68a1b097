import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { writeWhole } from './whole-file'

describe('writing a whole file', () => {
  let folder: string
  beforeEach(() => {
    folder = tempFolder()
  })

  it('replaces the old file and leaves no other file', async () => {
    const path = join(folder, 'answer.csv')
    writeFileSync(path, 'earlier and longer')
    await writeWhole(path, 'é,1\r\n')
    expect(readFileSync(path, 'utf8')).toBe('é,1\r\n')
    expect(readdirSync(folder)).toEqual(['answer.csv'])
  })

  it('replaces a link instead of its target', async () => {
    writeFileSync(join(folder, 'real.json'), 'somebody else’s')
    symlinkSync('real.json', join(folder, 'link.json'))
    await writeWhole(join(folder, 'link.json'), '[]')
    expect(readFileSync(join(folder, 'real.json'), 'utf8')).toBe('somebody else’s')
    expect(readFileSync(join(folder, 'link.json'), 'utf8')).toBe('[]')
    expect(lstatSync(join(folder, 'link.json')).isFile()).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(['link.json', 'real.json'])
  })

  it('doesn’t follow a link at the name of a temporary file', async () => {
    const victim = join(folder, 'victim')
    writeFileSync(victim, 'untouched')
    symlinkSync('victim', join(folder, `.candlewick-${process.pid}.part`))
    await writeWhole(join(folder, 'answer.csv'), 'a,b')
    expect(readFileSync(victim, 'utf8')).toBe('untouched')
    expect(lstatSync(join(folder, 'answer.csv')).isFile()).toBe(true)
  })

  it('uses a new temporary file each time, so that parallel writes don’t collide', async () => {
    const path = join(folder, 'answer.csv')
    const texts = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(100_000))
    await Promise.all(texts.map(text => writeWhole(path, text)))
    expect(texts).toContain(readFileSync(path, 'utf8'))
    expect(readdirSync(folder)).toEqual(['answer.csv'])
  })

  it('keeps the permissions of the file that it replaces', async () => {
    const path = join(folder, 'private.csv')
    for (const mode of [0o600, 0o640, 0o444]) {
      writeFileSync(path, 'earlier')
      chmodSync(path, mode)
      await writeWhole(path, 'later')
      expect(statSync(path).mode & 0o7777).toBe(mode)
      chmodSync(path, 0o600)
    }
  })

  it('leaves nothing behind if it fails', async () => {
    mkdirSync(join(folder, 'taken'))
    await expect(writeWhole(join(folder, 'taken'), 'x')).rejects.toMatchObject({ code: 'EISDIR' })
    expect(readdirSync(folder)).toEqual(['taken'])
    await expect(writeWhole(join(folder, 'gone', 'x.csv'), 'x')).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
