declare global {
  interface Window {
    readonly requestPort: () => void
  }
}

/** A page of another origin never receives a port. */
export function pagePort(): Promise<MessagePort> {
  return new Promise(resolve => {
    window.addEventListener('message', function take({ source, data, ports: [port] }) {
      if (source !== window || data !== 'port' || !port) return
      window.removeEventListener('message', take)
      resolve(port)
    })
    window.requestPort()
  })
}
