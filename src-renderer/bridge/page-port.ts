declare global {
  interface Window {
    /** Of the preload script. */
    readonly askForPort: () => void
  }
}

/** Asks for the port to the main process, which the preload script passes on. A page that is not ours is handed none, and waits for ever. */
export function pagePort(): Promise<MessagePort> {
  return new Promise(resolve => {
    window.addEventListener('message', function take({ source, data, ports: [port] }) {
      if (source !== window || data !== 'port' || !port) return
      window.removeEventListener('message', take)
      resolve(port)
    })
    window.askForPort()
  })
}
