import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

export interface Certificates {
  /** The certificate of the authority that issues all certificates except the self-signed one. */
  readonly authority: string
  readonly valid: Certificate
  /** A certificate of a person, which a client could send to a service. */
  readonly person: Certificate
  readonly expired: Certificate
  readonly wrongName: Certificate
  readonly selfSigned: Certificate
}

const configuration = `
[ca]
default_ca = own
[own]
database = index.txt
serial = serial
new_certs_dir = .
certificate = authority.crt
private_key = authority.key
default_md = sha256
policy = any
unique_subject = no
copy_extensions = copy
[any]
commonName = supplied
`

/** @throws if openssl isn't installed */
export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-certificates-'))
  const openssl = (...words: readonly string[]): void =>
    void execFileSync('openssl', [...words], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const file = (name: string): string => readFileSync(join(folder, name), 'utf8')
  const pair = (name: string): Certificate => ({ key: file(`${name}.key`), cert: file(`${name}.crt`) })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

  const own = (name: string, commonName: string): void =>
    openssl(
      ...['req', '-x509', ...newKey, '-days', '30', '-subj', `/CN=${commonName}`],
      ...['-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', `${name}.key`, '-out', `${name}.crt`]
    )
  const signed = (name: string, host: string, from: string, to: string): void => {
    openssl(
      ...['req', ...newKey, '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', `${name}.key`, '-out', `${name}.csr`]
    )
    openssl(
      ...['ca', '-batch', '-config', 'ca.cnf', '-startdate', from, '-enddate', to],
      ...['-in', `${name}.csr`, '-out', `${name}.crt`, '-notext']
    )
  }
  try {
    for (const [name, text] of Object.entries({ 'ca.cnf': configuration, 'index.txt': '', serial: '01' }))
      writeFileSync(join(folder, name), text)
    own('authority', 'Bench authority')
    own('self-signed', 'localhost')
    const [since, until] = ['20200101000000Z', '20980101000000Z'] as const
    signed('valid', 'localhost', since, until)
    signed('person', 'somebody', since, until)
    signed('expired', 'localhost', '20200101000000Z', '20200201000000Z')
    signed('wrong-name', 'elsewhere.example', since, until)
    return {
      authority: file('authority.crt'),
      valid: pair('valid'),
      person: pair('person'),
      expired: pair('expired'),
      wrongName: pair('wrong-name'),
      selfSigned: pair('self-signed')
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
