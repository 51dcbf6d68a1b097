import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { faultsOf } from './faults/all-faults'
import { FaultCases, type CaseFinding } from './faults/cases'
import { makeCertificates, type Certificates } from './faults/certificates'
import { askQuestions, type FaultQuestion } from './faults/questions'
import { serve, troubleOf } from './faults/trouble-line'
import { TroubleServer, type Doors } from './faults/trouble-server'
import { parseOptions } from './options'

// Tests every operation with every fault that the service or the network can have, with the whole main
// process and real sockets. See docs/benches.md.

const options = parseOptions({
  /** These two options select the operations and faults whose names contain the text. */
  operation: '',
  fault: '',
  jobs: 2
})

interface Share {
  readonly doors: Doors
  readonly key: string
  readonly questions: readonly FaultQuestion[]
}

interface Figures {
  readonly cases: number
  readonly findings: readonly CaseFinding[]
  readonly slowestMs: number
}

/** Runs a part of the cases in a separate process, where nothing but the app can block the event loop. */
async function share({ doors, key, questions }: Share): Promise<Figures> {
  const cases = await FaultCases.start(troubleOf(process, key, doors), questions[0] as FaultQuestion)
  process.on('unhandledRejection', error => cases.find('unhandled', String(error)))
  process.on('uncaughtException', error => cases.find('unhandled', error.stack ?? error.message))
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  for (const question of questions)
    for (const fault of faultsOf(question).filter(({ name }) => name.includes(options.fault)))
      await cases.run(question, fault)
  delay.disable()
  await cases.close()
  return { cases: cases.count, findings: cases.findings, slowestMs: Math.round(delay.max / 1e6) }
}

async function elsewhere(
  questions: readonly FaultQuestion[],
  certificates: Certificates,
  authority: string
): Promise<Figures> {
  // The key contains characters that are encoded differently in URLs, JSON and HTML.
  const key = `bench+${randomBytes(12).toString('hex')}/~key`
  const server = await TroubleServer.start(key, certificates)
  const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authority, FAULTS_SHARE: 'yes' },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc']
  })
  // The log isn't printed, because the failures in it are expected.
  let complaints = ''
  child.stderr?.on('data', (piece: Buffer) => (complaints = (complaints + piece.toString()).slice(-2_000)))
  serve(child, server, questions)
  child.send({ doors: server.doors, key, questions } satisfies Share)
  try {
    return await new Promise<Figures>((resolve, reject) => {
      child.on('message', (message: object) => {
        if ('findings' in message) resolve(message as Figures)
      })
      child.once('exit', code =>
        reject(new Error(`A share of the operations ended with ${code}: ${complaints}`))
      )
    })
  } finally {
    child.disconnect()
    server.close()
  }
}

async function all(): Promise<void> {
  const began = performance.now()
  const certificates = makeCertificates()
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-faults-'))
  const authority = join(folder, 'authority.crt')
  writeFileSync(authority, certificates.authority)
  const questions = (await askQuestions()).filter(({ operation }) => operation.includes(options.operation))
  const jobs = Math.min(options.jobs, questions.length)
  const shares = Array.from({ length: jobs }, (_, job) => questions.filter((_, at) => at % jobs === job))
  const parts = await Promise.all(shares.map(part => elsewhere(part, certificates, authority)))
  rmSync(folder, { recursive: true })
  const findings = parts.flatMap(part => part.findings)
  for (const { verdict, operation, fault, what } of findings)
    console.error(`${verdict}: ${operation}, ${fault}: ${what}`)
  const of = (verdict: CaseFinding['verdict']): number =>
    findings.filter(found => found.verdict === verdict).length
  console.log(
    JSON.stringify({
      name: 'faults',
      cases: parts.reduce((sum, part) => sum + part.cases, 0),
      operations: questions.length,
      crashed: of('crashed'),
      hung: of('hung'),
      misbooked: of('misbooked'),
      wordless: of('wordless'),
      unhandled: of('unhandled'),
      leaked: of('leaked'),
      resent: of('resent'),
      slowestTurnMs: Math.max(...parts.map(({ slowestMs }) => slowestMs)),
      wallSeconds: Math.round((performance.now() - began) / 1000)
    })
  )
  process.exitCode = findings.length === 0 ? 0 : 1
}

if (process.env['FAULTS_SHARE'] === undefined) await all()
else {
  // This process ends together with the benchmark, even if the benchmark was killed.
  process.once('disconnect', () => process.exit(1))
  process.once('message', (message: Share) => {
    void share(message).then(figures => process.send?.(figures))
  })
}
