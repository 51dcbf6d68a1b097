/**
 * Whether a Host header names this computer. A web page that gave its own name the loopback address could otherwise
 * read the service's answers from a browser on this machine.
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
