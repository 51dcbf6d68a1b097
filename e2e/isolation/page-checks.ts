import { expect } from 'playwright/test'
import type { PageBridge, IsolationCheck } from './isolation-check'

declare const candlewick: PageBridge
/** Interfaces to devices. Not every system has all of them. */
interface Devices {
  readonly usb?: { getDevices(): Promise<unknown[]>; requestDevice(what: object): Promise<unknown> }
  readonly hid?: { getDevices(): Promise<unknown[]>; requestDevice(what: object): Promise<unknown> }
  readonly serial?: { getPorts(): Promise<unknown[]>; requestPort(): Promise<unknown> }
  readonly bluetooth?: { requestDevice(what: object): Promise<unknown> }
  requestMIDIAccess(what: object): Promise<unknown>
}

export const isolation: IsolationCheck = {
  title:
    'Isolation: the page has no Node, the preload script only offers a port, and frames are closed to it',
  async verify({ app: { page } }) {
    const frame = await (
      await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')))
    )
      .asElement()
      ?.contentFrame()
    const inside = await frame?.evaluate(() =>
      ['requestPort', 'candlewick'].filter(name => name in globalThis)
    )
    const result = await page.evaluate(() => {
      const frame = document.querySelector('iframe')
      const isOpen = frame?.contentDocument !== null
      frame?.remove()
      const { request } = candlewick
      Reflect.set(candlewick, 'request', () => 'another')
      Reflect.set(globalThis, 'candlewick', null)
      const { requestPort } = globalThis as unknown as { readonly requestPort: () => unknown }
      return {
        node: ['require', 'process', 'module', 'Buffer', 'global'].filter(name => name in globalThis),
        bridge: Object.keys(candlewick).sort(),
        isChanged: candlewick.request !== request,
        given: [typeof requestPort, Object.keys(requestPort).length],
        isOpen
      }
    })
    expect(inside).toEqual([])
    expect(result).toEqual({
      node: [],
      bridge: ['listen', 'request'],
      isChanged: false,
      given: ['function', 0],
      isOpen: false
    })
  }
}

export const content: IsolationCheck = {
  title:
    "Content policy: the page can't load from, connect to or send to another origin, or run text as a script",
  async verify({ app: { page }, outside }) {
    const result = await page.evaluate(async address => {
      const refused: string[] = []
      const note = (event: SecurityPolicyViolationEvent): void => void refused.push(event.effectiveDirective)
      addEventListener('securitypolicyviolation', note)
      const added: HTMLElement[] = []
      const add = (tag: string, fields: object): void => {
        added.push(document.body.appendChild(Object.assign(document.createElement(tag), fields)))
      }
      add('script', { textContent: 'globalThis.ranInline = true' })
      add('script', { src: `${address}/script.js` })
      add('style', { textContent: 'body { opacity: 0 }' })
      add('img', { src: `${address}/picture.png` })
      add('audio', { src: `${address}/sound.mp3` })
      add('iframe', { src: `${address}/frame` })
      add('iframe', { src: 'candlewick://app/index.html' })
      add('object', { data: `${address}/object` })
      add('base', { href: `${address}/` })
      const form = document.body.appendChild(document.createElement('form'))
      form.action = `${address}/form`
      form.submit()
      // Let the page's own timer run the text, because the page's policy doesn't restrict a debugger.
      ;(setTimeout as (text: string) => void)('globalThis.ranText = true')
      const fetched = await fetch(`${address}/fetch`).then(
        () => 'answered',
        () => 'refused'
      )
      navigator.sendBeacon(`${address}/beacon`)
      const socket = new WebSocket(address.replace('http', 'ws'))
      const events = new EventSource(`${address}/events`)
      await new Promise(resolve => setTimeout(resolve, 500))
      removeEventListener('securitypolicyviolation', note)
      socket.close()
      events.close()
      for (const element of [...added, form]) element.remove()
      const kinds = [...new Set(refused)].sort()
      const ran = ['ranInline', 'ranText'].filter(name => name in globalThis)
      return { kinds, ran, fetched, opacity: getComputedStyle(document.body).opacity }
    }, outside.address)
    expect(result).toEqual({
      kinds: [
        ...['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'media-src', 'object-src'],
        ...['script-src', 'script-src-elem', 'style-src-elem']
      ],
      ran: [],
      fetched: 'refused',
      opacity: '1'
    })
    expect(outside.requestedPaths).toEqual([])
  }
}

export const permissions: IsolationCheck = {
  title: 'Permissions: requests and checks are refused, except writing text to the clipboard',
  async verify({ app: { page } }) {
    const names = [
      ...[
        'notifications',
        'geolocation',
        'camera',
        'microphone',
        'midi',
        'clipboard-read',
        'background-sync'
      ],
      ...['persistent-storage', 'screen-wake-lock', 'idle-detection', 'window-management', 'local-fonts'],
      ...['storage-access', 'display-capture', 'payment-handler']
    ]
    const result = await page.evaluate(async permissionNames => {
      const outcome = (promise: Promise<unknown> | undefined): Promise<string> =>
        promise?.then(
          () => 'given',
          () => 'refused'
        ) ?? Promise.resolve('refused')
      const state = async (name: string): Promise<string> =>
        (await navigator.permissions.query({ name: name as PermissionName })).state
      return {
        states: [...new Set(await Promise.all(permissionNames.map(state)))],
        copying: await state('clipboard-write'),
        notes: await Notification.requestPermission(),
        place: await outcome(
          new Promise((resolve, refuse) => navigator.geolocation.getCurrentPosition(resolve, refuse))
        ),
        camera: await outcome(navigator.mediaDevices?.getUserMedia({ video: true })),
        screen: await outcome(navigator.mediaDevices?.getDisplayMedia({ video: true })),
        clipboard: await outcome(navigator.clipboard?.readText())
      }
    }, names)
    expect(result).toEqual({
      states: ['denied'],
      copying: 'granted',
      notes: 'denied',
      place: 'refused',
      camera: 'refused',
      screen: 'refused',
      clipboard: 'refused'
    })
  }
}

export const devices: IsolationCheck = {
  title: 'Devices: HID, serial, USB, Bluetooth and MIDI devices can’t be listed or requested',
  async verify({ app: { page } }) {
    const given = await page.evaluate(async () => {
      const { usb, hid, serial, bluetooth } = navigator as unknown as Devices
      const got = (promise: Promise<unknown> | undefined): Promise<unknown> =>
        promise?.then(
          found => (Array.isArray(found) ? (found as unknown[]).length : 'given'),
          () => 0
        ) ?? Promise.resolve(0)
      return [
        await got(usb?.getDevices()),
        await got(usb?.requestDevice({ filters: [] })),
        await got(hid?.getDevices()),
        await got(hid?.requestDevice({ filters: [] })),
        await got(serial?.getPorts()),
        await got(serial?.requestPort()),
        await got(bluetooth?.requestDevice({ acceptAllDevices: true })),
        await got((navigator as unknown as Devices).requestMIDIAccess({ sysex: true }))
      ]
    })
    expect(given).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  }
}
