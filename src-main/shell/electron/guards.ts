import { parsedUrl } from '../../../src-shared/url'
import type { App, Session, WebContents } from 'electron'

/** Denies everything that a page could request: navigation, windows, permissions, devices and downloads. */
export function guard(app: App, sessions: readonly Session[]): void {
  sessions.forEach(guardSession)
  // Sends no client certificate, because market data services don't use them.
  app.on('select-client-certificate', (event, _contents, _url, _list, choose) => {
    event.preventDefault()
    choose()
  })
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}

function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === 'clipboard-sanitized-write')
  )
  session.setPermissionCheckHandler((_contents, permission) => permission === 'clipboard-sanitized-write')
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', event => event.preventDefault())
  // Turns the spell checker off. No window uses it, and Chromium would download dictionaries from Google at
  // every start.
  session.setSpellCheckerLanguages([])
}

function guardContents(contents: WebContents): void {
  // Without this policy, WebRTC would bypass the proxy.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', event => event.preventDefault())
  // Without this handler, Electron would choose the first Bluetooth device.
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault()
    choose('')
  })
  const stay = (event: { readonly url: string; preventDefault(): void }): void => {
    if (!isOwn(event.url, contents.getURL())) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
}

const isOwn = (url: string, current: string): boolean =>
  current !== '' && parsedUrl(url)?.href.split('#')[0] === new URL(current).href.split('#')[0]
