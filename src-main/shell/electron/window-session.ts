import { session, type Session } from 'electron'

/**
 * The window's Electron session, separate from the session that makes calls. Persistent, to keep V8's code
 * cache.
 */
export const windowPartition = 'persist:window'

/**
 * A proxy on a port where nothing listens, also for local addresses. SOCKS, because it also prevents DNS
 * queries.
 */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/**
 * A session without network access. A content security policy isn't enough, because it doesn't stop WebRTC,
 * DNS prefetching and Chromium's own requests.
 * @param isServed the page comes from a development server, which needs the network
 */
export function windowSession(isServed: boolean): Session {
  const own = session.fromPartition(windowPartition)
  if (!isServed) void own.setProxy(nowhere)
  return own
}
