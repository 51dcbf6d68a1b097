/**
 * Whether a Host header names this computer. This prevents DNS rebinding, with which a web page could make
 * its own host name resolve to the loopback address and read the service's responses.
 */
export function isOwnHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}/`)) return false
  const { hostname, host: written, username, pathname } = new URL(`http://${host}/`)
  if (username !== '' || pathname !== '/' || written === '') return false
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^127(\.\d+){3}$/.test(hostname) ||
    hostname === '[::1]'
  )
}
