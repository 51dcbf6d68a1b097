/**
 * Runs in the page and tries every browser API that sends something. Nothing that it sends may leave the
 * browser.
 * @param to a host and port that record each attempt, and a name that doesn't exist
 * @returns the number of attempts that the browser supports
 */
export async function attemptEverything(to: { host: string; port: number; name: string }): Promise<number> {
  const web = `http://${to.host}:${to.port}`
  const named = (what: string): string => `https://${what}.${to.name}`
  const added: Element[] = []
  let made = 0
  const attempt = async (how: () => unknown): Promise<void> => {
    try {
      await Promise.race([how(), new Promise(resolve => setTimeout(resolve, 500))])
      made++
    } catch {
      // The browser rejected the attempt.
    }
  }
  const add = (
    tag: string,
    fields: Readonly<Record<string, string>>,
    parent: Node = document.body
  ): Element => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(fields)) element.setAttribute(name, value)
    added.push(element)
    parent.appendChild(element)
    return element
  }
  const both = (what: string): readonly string[] => [`${web}/${what}`, `${named(what)}/`]

  for (const url of both('fetch')) await attempt(() => fetch(url, { mode: 'no-cors' }).catch(() => null))
  for (const url of both('keepalive'))
    await attempt(() => fetch(url, { mode: 'no-cors', keepalive: true }).catch(() => null))
  for (const url of both('xhr'))
    await attempt(() => {
      const request = new XMLHttpRequest()
      request.open('GET', url)
      request.send()
    })
  for (const url of both('beacon')) await attempt(() => navigator.sendBeacon(url, 'x'))
  for (const url of both('socket')) await attempt(() => new WebSocket(url.replace(/^http/, 'ws')))
  for (const url of both('events')) await attempt(() => new EventSource(url))
  for (const url of both('transport'))
    await attempt(() => new WebTransport(url.replace(/^http:/, 'https:')).ready.catch(() => null))
  // The preload script removes WebRTC from the page, but doesn't run in frames that a script creates.
  const [blank, written] = [add('iframe', {}), add('iframe', { srcdoc: '<p>' })] as HTMLIFrameElement[]
  const inner = (frame: HTMLIFrameElement | undefined) => () => frame?.contentWindow
  await attempt(() => written?.contentDocument?.write('<p>'))
  await new Promise(resolve => setTimeout(resolve, 100))
  for (const view of [() => window, inner(blank), inner(written), () => frames[0], () => frames[1]])
    for (const host of [`${to.host}:${to.port}`, `peer.${to.name}:${to.port}`])
      for (const urls of [
        `stun:${host}`,
        `turn:${host}?transport=udp`,
        `turn:${host}?transport=tcp`,
        `turns:${host}`
      ])
        await attempt(async () => {
          const server = urls.startsWith('turn') ? { urls, username: 'u', credential: 'c' } : { urls }
          const { RTCPeerConnection: Peer } = view() as unknown as {
            RTCPeerConnection: typeof RTCPeerConnection
          }
          const peer = new Peer({ iceServers: [server], iceCandidatePoolSize: 2 })
          peer.createDataChannel('x')
          await peer.setLocalDescription(await peer.createOffer())
          await new Promise(resolve => setTimeout(resolve, 300))
          peer.close()
        })
  await attempt(async () => {
    // These candidates seem to come from another peer, and the browser checks the connection to every address
    // in them.
    const peer = new RTCPeerConnection()
    peer.createDataChannel('x')
    await peer.setLocalDescription(await peer.createOffer())
    const answering = new RTCPeerConnection()
    await answering.setRemoteDescription(peer.localDescription as RTCSessionDescription)
    await answering.setLocalDescription(await answering.createAnswer())
    await peer.setRemoteDescription(answering.localDescription as RTCSessionDescription)
    for (const candidate of [
      `candidate:1 1 udp 2113937151 ${to.host} ${to.port} typ host`,
      `candidate:2 1 tcp 2113937151 ${to.host} ${to.port} typ host tcptype passive`
    ])
      await peer.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => null)
    await new Promise(resolve => setTimeout(resolve, 300))
    peer.close()
    answering.close()
  })
  const relations = [
    'dns-prefetch',
    'preconnect',
    'prefetch',
    'preload',
    'modulepreload',
    'prerender',
    'stylesheet'
  ]
  for (const rel of [...relations, 'icon', 'manifest', 'next'])
    for (const href of both(rel)) await attempt(() => add('link', { rel, href, as: 'script' }, document.head))
  for (const rules of ['prefetch', 'prerender'])
    await attempt(() => {
      const script = add('script', { type: 'speculationrules' }, document.head)
      script.textContent = JSON.stringify({ [rules]: [{ urls: both('speculation') }] })
    })
  for (const tag of ['img', 'audio', 'video', 'iframe', 'embed', 'script', 'source', 'track', 'input'])
    for (const src of both(tag)) await attempt(() => add(tag, { src, type: tag === 'input' ? 'image' : '' }))
  for (const data of both('object')) await attempt(() => add('object', { data }))
  await attempt(() => add('video', { poster: both('poster')[0] ?? '' }))
  await attempt(() => add('img', { srcset: `${both('srcset')[0]} 1x, ${both('srcset')[1]} 2x` }))
  for (const url of both('style')) {
    await attempt(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`@font-face { font-family: x; src: url(${url}) } body { background: url(${url}) }`)
      document.adoptedStyleSheets = [sheet]
    })
    await attempt(() => add('div', { style: `background: url(${url})` }))
    await attempt(() => new FontFace('y', `url(${url})`).load().catch(() => null))
  }
  document.adoptedStyleSheets = []
  for (const url of both('worker')) {
    await attempt(() => new Worker(url))
    await attempt(() => new SharedWorker(url))
    await attempt(() => navigator.serviceWorker?.register(url).catch(() => null))
    await attempt(() => new AudioContext().audioWorklet.addModule(url).catch(() => null))
    await attempt(() => import(/* @vite-ignore */ url).catch(() => null))
  }
  // A script may start a worker from a text.
  const tries = both('blob').flatMap(url => [
    `fetch('${url}', { mode: 'no-cors' })`,
    `import('${url}')`,
    `new WebSocket('${url.replace(/^http/, 'ws')}')`,
    `new EventSource('${url}')`,
    `new WebTransport('${url.replace(/^http:/, 'https:')}').ready`,
    `importScripts('${url}')`
  ])
  const text = tries.map(line => `(async () => await ${line})().catch(() => 0)`).join(';\n')
  const script = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  await attempt(() => new Worker(script))
  await attempt(() => new Worker(script, { type: 'module' }))
  for (const url of both('window')) {
    await attempt(() => window.open(url))
    await attempt(() => {
      const link = add('a', { href: url, ping: url, target: '_blank' }) as HTMLAnchorElement
      link.click()
    })
    await attempt(() => {
      const form = add('form', { action: url, method: 'post' }) as HTMLFormElement
      form.submit()
    })
  }
  await attempt(() => new Notification('x', { icon: both('notification')[0] ?? '' }))
  await attempt(() => new ReportingObserver(() => undefined).observe())
  await new Promise(resolve => setTimeout(resolve, 1_000))
  for (const element of added) element.remove()
  return made
}
