/**
 * Whether a price is too doubtful for calculations. An `unread` price isn't: it is the last known one, old
 * but correct and dated.
 */
export const isInDoubt = ({ doubt }: { readonly doubt?: string | undefined }): boolean =>
  doubt !== undefined && doubt !== 'unread'
