/**
 * Whether a price is too doubtful for calculations. `unread` isn't: the last known price is old but
 * correct, and dated.
 */
export const isInDoubt = ({ doubt }: { readonly doubt?: string | undefined }): boolean =>
  doubt !== undefined && doubt !== 'unread'
