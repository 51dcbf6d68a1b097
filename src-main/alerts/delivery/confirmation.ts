import type { RouteDraft } from '../../../src-shared/contract/routes'
import { m } from '../../../src-shared/messages/m'
import { commandWords } from '../../../src-shared/words/route'
import type { AlertMessage } from './message'
import { outgoing } from './outgoing'

/** The text of a dialog. The main process shows it, so that a compromised page can't answer. */
export interface Confirmation {
  readonly message: string
  readonly detail: string
  /** The button's label. */
  readonly verb: string
  readonly refusal: string
}

/** Includes the full address or command and the message, because a compromised page may have shown others. */
export function confirmationOf(
  { name, target }: RouteDraft,
  before: { readonly name: string } | null,
  hasToken: boolean,
  sample: AlertMessage
): Confirmation {
  const sent = outgoing(target, sample)
  const isProgram = sent.by === 'command'
  const words = m.routes.confirm
  return {
    message: before ? words.change({ name: before.name }) : isProgram ? words.addProgram() : words.add(),
    detail: [
      words.name({ name }),
      isProgram
        ? words.program({ command: commandWords(sent.program, sent.args) })
        : words.where({ where: sent.url }),
      words.body({ body: sent.body.slice(0, 600) }),
      ...(hasToken ? [words.withToken()] : []),
      words.warning()
    ].join('\n\n'),
    verb: before ? m.routes.form.changeTitle() : m.routes.form.newTitle(),
    refusal: m.common.cancel()
  }
}
