import { session, type Session } from 'electron'

/**
 * A session for the window only, separate from the one that makes calls. It's persistent, because V8's code cache is
 * stored with it.
 */
export const windowPartition = 'persist:window'

/**
 * A proxy at a port where nothing listens, for local addresses too. With SOCKS, names are resolved by the proxy, so
 * there are no DNS queries either.
 */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/**
 * Has no network access, because a content policy doesn't stop WebRTC, DNS prefetching and Chromium's own requests.
 * @param isServed the page comes from a development server, which needs the network
 */
export function windowSession(isServed: boolean): Session {
  const own = session.fromPartition(windowPartition)
  if (!isServed) void own.setProxy(nowhere)
  return own
}
