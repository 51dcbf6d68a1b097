import { session, type Session } from 'electron'

/** Separate from the session that makes calls. Persistent, to keep V8's code cache. */
export const windowPartition = 'persist:window'

/** A SOCKS proxy without a listener, also for local addresses, which prevents DNS queries too. */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/**
 * A content security policy isn't enough, because it doesn't stop WebRTC, DNS prefetching and Chromium's own
 * requests.
 * @param isServed the page comes from a development server, which needs the network
 */
export function windowSession(isServed: boolean): Session {
  const own = session.fromPartition(windowPartition)
  if (!isServed) void own.setProxy(nowhere)
  return own
}
