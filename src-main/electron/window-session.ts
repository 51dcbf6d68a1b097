import { session, type Session } from 'electron'

/** The window's session, apart from the one that makes the calls. It is kept on disk, so that V8's code cache of the page is. */
export const windowPartition = 'persist:window'

/**
 * A proxy on a port where nothing listens, for this machine's own addresses as well. SOCKS looks names up at the proxy, so
 * that not even a name leaves.
 */
const nowhere = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:1',
  proxyBypassRules: '<-loopback>'
} as const

/**
 * The session of the window, without a network: the page is served by our own scheme, and a content policy alone does not
 * stop WebRTC, DNS prefetching and whatever Chromium adds.
 * @param isServed whether the page comes from a development server instead, which needs the network
 */
export function windowSession(isServed: boolean): Session {
  const own = session.fromPartition(windowPartition)
  if (!isServed) void own.setProxy(nowhere)
  return own
}
