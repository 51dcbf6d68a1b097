import { session, type Session } from 'electron'

/**
 * Pages have a session of their own, separate from the one that makes calls. It's persistent, to keep V8's
 * code cache.
 */
export const windowPartition = 'persist:window'

/**
 * Sends everything to a port on which nothing listens, including requests for local addresses. SOCKS also
 * prevents DNS queries.
 */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/**
 * A session without network access. A content security policy alone wouldn't stop WebRTC, DNS prefetching and
 * Chromium's own requests.
 * @param isServed whether the page comes from a development server, which needs the network
 */
export function windowSession(isServed: boolean): Session {
  const own = session.fromPartition(windowPartition)
  if (!isServed) void own.setProxy(nowhere)
  return own
}
