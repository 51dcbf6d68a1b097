/** Prevents DNS rebinding, by which a web page could read the service's responses. */
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
