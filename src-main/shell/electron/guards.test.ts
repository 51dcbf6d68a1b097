import { EventEmitter } from 'node:events'
import type { App, Session } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { guard } from './guards'

/** e2e/specs/isolation.spec.ts tests these handlers in Electron. */
class AskingSession extends EventEmitter {
  asksFor: (permission: string) => boolean = () => true
  checks: (permission: string) => boolean = () => true
  device: () => boolean = () => true
  languages: readonly string[] = ['en-US']

  setPermissionRequestHandler(
    handler: (contents: null, permission: string, answer: (may: boolean) => void) => void
  ): void {
    this.asksFor = permission => {
      let given = true
      handler(null, permission, may => (given = may))
      return given
    }
  }

  setPermissionCheckHandler(handler: (contents: null, permission: string) => boolean): void {
    this.checks = permission => handler(null, permission)
  }

  setDevicePermissionHandler(handler: () => boolean): void {
    this.device = handler
  }

  setSpellCheckerLanguages(languages: readonly string[]): void {
    this.languages = languages
  }
}

class AskingContents extends EventEmitter {
  url = 'candlewick://app/'
  opens: () => { readonly action: string } = () => ({ action: 'allow' })
  getURL = (): string => this.url
  webRtc = 'default'

  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtc = policy
  }

  setWindowOpenHandler(handler: () => { readonly action: string }): void {
    this.opens = handler
  }
}

let app: EventEmitter
let session: AskingSession
let contents: AskingContents

beforeEach(() => {
  app = new EventEmitter()
  session = new AskingSession()
  contents = new AskingContents()
  guard(app as unknown as App, [session as unknown as Session])
  app.emit('web-contents-created', {}, contents)
})

function prevents(from: EventEmitter, name: string, facts: object = {}, ...words: unknown[]): boolean {
  const preventDefault = vi.fn()
  from.emit(name, { ...facts, preventDefault }, ...words)
  return preventDefault.mock.calls.length > 0
}

test('loads no spelling dictionary, and sends WebRTC only through the proxy', () => {
  expect([session.languages, contents.webRtc]).toEqual([[], 'disable_non_proxied_udp'])
})

test('grants a page only the permission to write text to the clipboard', () => {
  for (const permission of [
    ...[
      'clipboard-read',
      'media',
      'geolocation',
      'notifications',
      'midi',
      'midiSysex',
      'pointerLock',
      'fullscreen'
    ],
    ...['openExternal', 'display-capture', 'fileSystem', 'hid', 'serial', 'usb', 'idle-detection', 'unknown']
  ])
    expect([session.asksFor(permission), session.checks(permission)], permission).toEqual([false, false])
  expect([session.asksFor('clipboard-sanitized-write'), session.checks('clipboard-sanitized-write')]).toEqual(
    [true, true]
  )
})

test('gives a page no access to devices', () => {
  expect(session.device()).toBe(false)
  const choose = vi.fn()
  expect(prevents(contents, 'select-bluetooth-device', {}, [{ deviceId: 'first' }], choose)).toBe(true)
  expect(choose.mock.calls).toEqual([['']])
})

test('blocks downloads, client certificates, new windows and webviews', () => {
  expect(prevents(session, 'will-download')).toBe(true)
  const choose = vi.fn()
  expect(
    prevents(app, 'select-client-certificate', {}, contents, 'https://service.example', [{}], choose)
  ).toBe(true)
  expect(choose.mock.calls).toEqual([[]])
  expect(contents.opens()).toEqual({ action: 'deny' })
  expect(prevents(contents, 'will-attach-webview')).toBe(true)
})

test.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
  '%s: allows a page to go only to its own address',
  name => {
    const goesTo = (url: string): boolean => !prevents(contents, name, { url })
    expect(['candlewick://app/', 'candlewick://app/#watch'].map(goesTo)).toEqual([true, true])
    const places = [
      'https://elsewhere.example/',
      'file:///etc/passwd',
      'candlewick://other/',
      'mailto:a@b',
      'no address'
    ]
    expect(places.filter(goesTo)).toEqual([])
    contents.url = ''
    expect(goesTo('https://elsewhere.example/')).toBe(false)
  }
)
