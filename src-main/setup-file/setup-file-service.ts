import { SetupFile, type SetupPart, type Taken, type TakenSetup } from '../../src-shared/contract/setup-file'
import { parsedJson } from '../../src-shared/json'
import type { AlertService } from '../alerts/alert-service'
import type { DrawingService } from '../drawings/drawing-service'
import { FaultError, inputFault } from '../faults/fault-error'
import { unsavedFault } from '../faults/unsaved-file'
import type { LayoutService } from '../layouts/layout-service'

export interface SetupFileSources {
  readonly alerts: Pick<AlertService, 'drafts' | 'adopt'>
  readonly drawings: Pick<DrawingService, 'all' | 'adopt'>
  readonly layouts: Pick<LayoutService, 'all' | 'adopt'>
  /** Asks for a place and writes there; the path, or null. @throws the file system's error */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
}

const fileName = 'candlewick-setup.json'
const nothing: Taken = { added: 0, known: 0, left: 0 }

/** Alerts, drawings and layouts of a person, taken along as one file and put beside what is there. */
export class SetupFileService {
  readonly #sources: SetupFileSources

  constructor(sources: SetupFileSources) {
    this.#sources = sources
  }

  /** @throws FaultError where the file could not be written */
  async save({ parts }: { readonly parts: readonly SetupPart[] }): Promise<string | null> {
    const { alerts, drawings, layouts, saveText } = this.#sources
    const all: { [Part in SetupPart]: () => SetupFile[Part] } = {
      alerts: () => [...alerts.drafts()],
      drawings: () => drawings.all().map(({ coin, drawings: drawn }) => ({ coin, drawings: [...drawn] })),
      layouts: () =>
        layouts.all().layouts.map(({ id: _id, name, ...content }) => ({ name, content: { ...content } }))
    }
    const held = Object.fromEntries(parts.map(part => [part, all[part]()]))
    const file: SetupFile = { format: 'candlewick-setup', version: 1, ...held }
    try {
      return await saveText(fileName, `${JSON.stringify(file, null, 2)}\n`)
    } catch (error) {
      throw new FaultError(unsavedFault(error, 'setup'))
    }
  }

  /** @throws FaultError `bad-input` where the text is no such file of a version we know, nothing changed then; DiskError */
  take({ text }: { readonly text: string }): TakenSetup {
    const file = SetupFile.safeParse(parsedJson(text))
    if (!file.success) throw new FaultError(inputFault('setup-form'))
    const { alerts, drawings, layouts } = this.#sources
    const { data } = file
    return {
      alerts: alerts.adopt(data.alerts ?? []),
      drawings: (data.drawings ?? []).map(one => drawings.adopt(one)).reduce(together, nothing),
      layouts: layouts.adopt(data.layouts ?? []),
      all: layouts.all()
    }
  }
}

const together = (a: Taken, b: Taken): Taken => ({
  added: a.added + b.added,
  known: a.known + b.known,
  left: a.left + b.left
})
