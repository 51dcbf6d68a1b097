/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */

/**
 * Names the Electron that set-up chose to whatever program asks for one: our specs and measurements, the
 * bundler's development server, and the electron package itself.
 * @param {Runtime} runtime
 * @returns {NodeJS.ProcessEnv}
 */
export function withRuntime(runtime) {
  return {
    ...process.env,
    CANDLEWICK_ELECTRON: runtime.executable,
    ELECTRON_EXEC_PATH: runtime.executable,
    ELECTRON_OVERRIDE_DIST_PATH: runtime.folder
  }
}
