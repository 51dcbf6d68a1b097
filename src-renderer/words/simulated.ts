/** Said wherever made-up data is shown. */
export const simulated = {
  title: 'Simulated market.',
  means: 'Every price, candle and headline here is made up on this computer.',
  enterKey: 'Enter a key'
}
