import { beforeEach, expect, test } from 'vitest'
import { ExternalLinks } from './external-links'

const url = 'https://paper.example/one'
let opened: string[]
let now: number
let links: ExternalLinks

beforeEach(() => {
  opened = []
  now = 1_000
  links = new ExternalLinks(
    async address => void opened.push(address),
    () => now
  )
})
const refused = (code: string): object => ({ fault: { code: 'bad-input', cause: { code } } })

test.each(['mouseUp', 'rawKeyDown', 'keyDown', 'gestureTap'])(
  'opens only one link after a %s',
  async type => {
    links.noteInput(type)
    await links.open(url)
    await expect(links.open('https://paper.example/two')).rejects.toMatchObject(refused('link-not-clicked'))
    expect(opened).toEqual([url])
  }
)

test('opens no link unless the user clicked within five seconds', async () => {
  await expect(links.open(url)).rejects.toMatchObject(refused('link-not-clicked'))
  for (const type of ['mouseMove', 'mouseEnter', 'mouseWheel', 'keyUp', 'char']) links.noteInput(type)
  await expect(links.open(url)).rejects.toMatchObject(refused('link-not-clicked'))
  links.noteInput('mouseUp')
  now += 5_001
  await expect(links.open(url)).rejects.toMatchObject(refused('link-not-clicked'))
  expect(opened).toEqual([])
})

test.each([
  'http://paper.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'smb://server/share',
  'mailto:a@b',
  ''
])('a link that isn’t https doesn’t use up the click, so the next link still opens: %s', async other => {
  links.noteInput('mouseUp')
  await expect(links.open(other)).rejects.toMatchObject(refused('link-not-https'))
  await links.open(url)
  expect(opened).toEqual([url])
})
