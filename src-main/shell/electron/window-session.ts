import { session, type Session } from 'electron'

/**
 * The window's own Electron session, separate from the one that makes calls. It's persistent, because V8's code
 * cache is stored with it.
 */
export const windowPartition = 'persist:window'

/**
 * A proxy at a port where nothing listens, also used for local addresses. With SOCKS, the proxy resolves names, so
 * there are no DNS queries either.
 */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/**
 * A session without network access. A content security policy isn't enough, because it doesn't stop WebRTC, DNS
 * prefetching and Chromium's own requests.
 * @param isServed the page comes from a development server, which needs the network
 */
export function windowSession(isServed: boolean): Session {
  const own = session.fromPartition(windowPartition)
  if (!isServed) void own.setProxy(nowhere)
  return own
}
