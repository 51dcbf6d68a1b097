/** A command that keeps running is interrupted as with Ctrl-C once it works. */
export type CommandOutcome =
  | { readonly kind: 'ends'; readonly code: 'zero' | 'other'; readonly says: RegExp }
  | { readonly kind: 'works'; readonly says: RegExp }
  | { readonly kind: 'opens window' }

const succeeds = (says: RegExp): CommandOutcome => ({ kind: 'ends', code: 'zero', says })
const refuses = (says: RegExp): CommandOutcome => ({ kind: 'ends', code: 'other', says })
const works = (says: RegExp): CommandOutcome => ({ kind: 'works', says })
const opensWindow: CommandOutcome = { kind: 'opens window' }

interface Outcomes {
  /** Null if the command never uses a display. */
  readonly withDisplay: CommandOutcome | null
  readonly withoutDisplay: CommandOutcome
}

const anywhere = (outcome: CommandOutcome): Outcomes => ({ withDisplay: null, withoutDisplay: outcome })
const both = (outcome: CommandOutcome): Outcomes => ({ withDisplay: outcome, withoutDisplay: outcome })

/**
 * @param official whether this Electron is the official build, without which `npm run package` refuses to
 *   work
 */
export function outcomesOf(command: string, official: boolean): Outcomes | 'not run' | 'unclassified' {
  return table(official)[command] ?? 'unclassified'
}

export const classified = (): readonly string[] => Object.keys(table(false))

function table(official: boolean): Readonly<Record<string, Outcomes | 'not run'>> {
  const onScreen = /On screen: [1-9]\d* coins/
  const oneCheck = /^ok {4}/m
  const oneTest = /^ *✓ /m
  return {
    'npm start': { withDisplay: opensWindow, withoutDisplay: works(onScreen) },
    'npm start -- --once': { withDisplay: opensWindow, withoutDisplay: succeeds(onScreen) },
    'npm run dev': {
      withDisplay: opensWindow,
      withoutDisplay: refuses(/there is no display here.*npm start/)
    },
    'npm run setup': anywhere(succeeds(/^Ready: Electron/m)),
    'npm run check': anywhere(works(oneCheck)),
    'npm run check -- messages': anywhere(succeeds(oneCheck)),
    'npm test -- --changed': anywhere(works(oneCheck)),
    'npm run unit -- price': anywhere(works(oneTest)),
    "npm run unit -- -t 'a name'": anywhere(works(/^ *RUN /m)),
    'PROPERTY_SEED=any npx vitest': anywhere(works(/^ *RUN /m)),
    'npm run e2e -- key': anywhere(works(/^Running \d+ tests/m)),
    "npm run e2e -- -g 'a name'": anywhere(refuses(/No tests found/)),
    'npm run service': both(works(/^listening on http/m)),
    'npm run service -- --key secret-of-mine --quota 5000 --rate 60 --seed 7 --coins 2000 --dialect 2': both(
      works(/^listening on http/m)
    ),
    'npm run watch': anywhere(works(/^Watching /m)),
    'npm run watch -- status': anywhere(refuses(/^Neither the app nor a watcher is running/m)),
    'npm run call -- --help': anywhere(succeeds(/--service URL/)),
    'npm run replay -- FILE': anywhere(succeeds(/getFearGreed/)),
    'npm run bench -- chart': both(works(/^The page is open/m)),
    'npm run package': anywhere(
      official ? works(/^Packaging /m) : refuses(/^Nothing was packaged: Electron/m)
    ),
    'npm run package -- --trial': anywhere(works(/^Packaging /m)),
    'npm run record': anywhere(works(/^Recording a month/m)),
    'npm run lines': anywhere(succeeds(/ total$/m)),
    'npm run format': anywhere(works(/^\S+ \d+ms/m)),
    // This command would run this test again.
    'npm test': 'not run',
    // These change the machine and need a running systemd. service-unit.test.ts checks the unit.
    'sudo mkdir -p -m 700 /etc/credstore.encrypted': 'not run',
    'sudo systemctl daemon-reload': 'not run',
    'sudo systemctl enable --now candlewick': 'not run',
    'sudo systemctl restart candlewick': 'not run',
    // These change the machine. package.spec.ts tests the unpacked package instead.
    'sudo apt-get install …': 'not run',
    'sudo apt install ./dist/candlewick_*.deb': 'not run',
    'sudo apt install ./dist/candlewick-trial_*.deb': 'not run',
    'sudo apt remove candlewick': 'not run',
    'sudo apt remove candlewick-trial': 'not run'
  }
}
