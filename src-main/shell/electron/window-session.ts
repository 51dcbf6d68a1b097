import { session, type Session } from 'electron'

/** Separate from the session that makes calls. Persistent, to keep V8's code cache. */
export const windowPartition = 'persist:window'

/** Nothing listens on this port, also for local addresses. SOCKS also prevents DNS queries. */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/**
 * Without network access. A content security policy doesn't stop WebRTC, DNS prefetching and Chromium's own
 * requests.
 * @param isServed the page comes from a development server, which needs the network
 */
export function windowSession(isServed: boolean): Session {
  const own = session.fromPartition(windowPartition)
  if (!isServed) void own.setProxy(nowhere)
  return own
}
